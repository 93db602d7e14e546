declare module 'virtual:sdk-reference/*' {
  const exports: readonly import('./sdk-reference').DescribedExport[];
  export default exports;
}
