declare module '@storybook/addon-docs/mdx-loader' {
  interface LoaderContext {
    async(): (problem: unknown) => void;
    getOptions(): object;
    resourcePath: string;
  }

  /** Compiles a page as Storybook does; the callback of `async` receives the error, or null. */
  export default function compileMdx(this: LoaderContext, source: string): Promise<void>;
}
