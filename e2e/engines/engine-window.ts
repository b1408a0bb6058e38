import type { Page } from 'playwright-core';

/** What somebody looks for: something that has a role, and a name where one is told, or a text. Names are whole. */
export type Target =
  | { readonly role: Parameters<Page['getByRole']>[0]; readonly name?: string | RegExp }
  | { readonly text: string | RegExp };

/** A point within an element: shares of its width and height. */
export type Point = readonly [x: number, y: number];

/** How long, in milliseconds, whatever is waited for may take: engines share two busy cores with other tests. */
export const PATIENCE_MS = 30_000;

/** A window of some engine, and all that a flow does there. Whatever is not there yet is waited for. */
export interface EngineWindow {
  open(address: string): Promise<void>;
  /** Waits until the first of what is meant is seen. */
  sees(target: Target): Promise<void>;
  /** Waits until it is seen and not disabled, and presses it. */
  press(target: Target): Promise<void>;
  /** Presses keys at what has the focus: "Enter", "Control+a". */
  key(key: string): Promise<void>;
  /** Types at what has the focus. */
  type(text: string): Promise<void>;
  /** Hands a file to the file field of this label. */
  attach(label: string, path: string): Promise<void>;
  /** Draws a line with the mouse. */
  draw(target: Target, line: readonly Point[]): Promise<void>;
  /** What an expression is in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Another window of the same profile, in front of this one until it is closed. */
  another(): Promise<EngineWindow>;
  close(): Promise<void>;
  /** The page on paper, as PDF; undefined where the engine's driver cannot print. */
  print(): Promise<Buffer | undefined>;
}

/** A browser of some engine with its first window. */
export interface EngineBrowser {
  readonly window: EngineWindow;
  close(): Promise<void>;
}
