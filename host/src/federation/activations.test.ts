import type { RemoteModule } from '@fm/contract';
import type { HostApi } from '@fm/platform';
import { Activations } from './federation';

const host = () => ({ report: jest.fn() }) as unknown as HostApi;
const area = (activate: RemoteModule['activate']): RemoteModule => ({
  contract: '1.1.0',
  id: 'tasks',
  routes: {},
  ...(activate && { activate }),
});

describe('an area with an activation', () => {
  it('is activated once, however often it is opened, and undone at sign-out', () => {
    const undo = jest.fn();
    const activate = jest.fn(() => undo);
    const module = area(activate);
    const me = host();
    const activations = new Activations();
    activations.activate(module, me);
    activations.activate(module, me);
    expect(activate.mock.calls).toEqual([[me]]);
    expect(undo).not.toHaveBeenCalled();
    activations.undoAll();
    activations.undoAll();
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('is undone and activated anew when another host stands behind it', () => {
    const steps: string[] = [];
    const module = area(() => {
      steps.push('begun');
      return () => steps.push('undone');
    });
    const activations = new Activations();
    activations.activate(module, host());
    activations.activate(module, host());
    expect(steps).toEqual(['begun', 'undone', 'begun']);
  });

  it('that fails at its start or its undo is reported, and keeps no other from being undone', () => {
    const me = host();
    const undo = jest.fn();
    const boom = () => {
      throw new Error('boom');
    };
    const activations = new Activations();
    activations.activate(area(boom), me);
    activations.activate(
      area(() => boom),
      me,
    );
    activations.activate(
      area(() => undo),
      me,
    );
    activations.undoAll();
    expect(me.report).toHaveBeenCalledTimes(2);
    expect(undo).toHaveBeenCalledTimes(1);
  });
});
