const said = new Set<string>();

/** An error in the console, once per page: however many elements, calls or renderings have the same `problem`. */
export function sayOnce(line: string, problem = line): void {
  if (said.has(problem)) return;
  said.add(problem);
  console.error(line);
}
