// Types of the files that a shop's own code may import.

declare module '*.module.css' {
  /** Names of the classes by those in the file. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css' {}

declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.jpg' {
  const address: string;
  export default address;
}
declare module '*.webp' {
  const address: string;
  export default address;
}
