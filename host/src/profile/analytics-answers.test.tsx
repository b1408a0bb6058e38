import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnalyticsChoice } from '../usage/analytics-choice';
import { AnalyticsAnswers } from './analytics-answers';

let mockProject = {};
jest.mock('@fm/firebase/app', () => ({ firebaseSettings: () => ({ project: mockProject }) }));

const host = fakeHost();
const open = () =>
  render(
    <HostProvider host={host}>
      <AnalyticsAnswers />
    </HostProvider>,
  );
const kept = () => new AnalyticsChoice(host.session.uid).getSnapshot();
const answer = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

beforeEach(() => localStorage.clear());

it('is not there where no measurement id is set', () => {
  mockProject = { appId: 'app' };
  open();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('says no until somebody says yes, keeps that for the person, and takes it back as easily', async () => {
  mockProject = { appId: 'app', measurementId: 'G-1' };
  open();
  expect(answer('No').checked).toBe(true);
  expect(kept()).toBeUndefined();
  await userEvent.click(answer('Yes'));
  expect([answer('Yes').checked, kept()]).toEqual([true, 'yes']);
  expect(new AnalyticsChoice('somebody-else').getSnapshot()).toBeUndefined();
  await userEvent.click(answer('No'));
  expect([answer('No').checked, kept()]).toEqual([true, 'no']);
});
