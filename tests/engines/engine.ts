/** A window of a browser, driven by its own driver: what a visitor can do with it, and what can be asked about its page. */
export interface BrowserWindow {
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page, and awaits it. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses a point of the viewport with a real pointer. */
  press(point: Point): Promise<void>;
  hover(point: Point): Promise<void>;
  /** Types text into what has the focus. */
  type(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  screenshot(): Promise<Buffer | undefined>;
  /** Clears what the current page has stored. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export type KeyName = 'Escape' | 'Enter' | 'Tab';

/** A running driver. One window serves all tests of a worker: opening one takes as long as a short journey. */
export interface Driver {
  open(size: Size): Promise<BrowserWindow>;
  end(): Promise<void>;
}
