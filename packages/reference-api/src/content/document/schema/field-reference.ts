import type { JsonSchema } from '@valibot/to-json-schema';
import { fieldsOfType, requiredFields } from '../section-fields';
import type { Descriptions } from './describe-field';
import { catalogueJsonSchema } from './json-schema';

type Child = JsonSchema | boolean;

interface Field {
  path: string;
  kind: string;
  isRequired: boolean;
  description: string;
}

const isObject = (child: JsonSchema['items'] | Child): child is JsonSchema =>
  typeof child === 'object' && !Array.isArray(child);

/** Unwraps a nullable schema. */
const plain = (schema: JsonSchema): JsonSchema =>
  schema.anyOf?.filter(isObject).find(({ type }) => type !== 'null') ?? schema;

const quoted = (values: readonly unknown[]): string =>
  values.map((value) => `\`${String(value)}\``).join(' ');

/** The type of a value in JSON terms. */
function kindOf(schema: JsonSchema): string {
  const options = schema.anyOf?.filter(isObject).filter(({ type }) => type !== 'null') ?? [];
  if (options.length > 1 && options.every(({ type }) => type !== 'object'))
    return options.map(kindOf).join(' or ');
  const { type, enum: values, items, minimum, maximum, const: only } = plain(schema);
  if (values) return quoted(values);
  if (only !== undefined) return quoted([only]);
  if (type === 'array')
    return isObject(items) && plain(items).type !== 'object' ? `list of ${kindOf(items)}` : 'list';
  if (minimum !== undefined && maximum !== undefined && maximum < 2_147_483_647)
    return `${String(type)} ${minimum}–${maximum}`;
  return String(type ?? 'any');
}

/** All fields of a schema at any depth, in document order. */
function fieldsOf(schema: JsonSchema, path: string): Field[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, child]) => {
    if (!isObject(child)) return [];
    const value = plain(child);
    const isList = value.type === 'array';
    const record = isObject(value.additionalProperties) ? plain(value.additionalProperties) : undefined;
    const at = `${path}${name}`;
    const item = isList && isObject(value.items) ? plain(value.items) : (record ?? value);
    const inner = isList ? `${at}[].` : record ? `${at}.<name>.` : `${at}.`;
    return [
      {
        path: at,
        kind: kindOf(child),
        isRequired: required.includes(name),
        description: child.description ?? '',
      },
      ...fieldsOf(item, inner),
    ];
  });
}

const row = ({ path, kind, isRequired, description }: Field): string =>
  `| \`${path}\` | ${kind}${isRequired ? ', required' : ''} | ${description.replaceAll('|', '\\|')} |`;

const SECTIONS = 'pages.<name>.sections[].';

/** Whether a row of the sections' table is a field that only some types have. */
const isOfTypes = ({ path }: Field): boolean => {
  const [name = ''] = path.startsWith(SECTIONS) ? path.slice(SECTIONS.length).split(/[.[]/) : [];
  return [...fieldsOfType.values()].some((fields) => name in fields);
};

const BANNER = `${SECTIONS}advertisement.`;
/** A banner's fields are those of an `advertisement` and of `tag.ads`; the table of banners has them once. */
const isOfBanner = ({ path }: Field): boolean => path.startsWith(BANNER) || path.includes('.ads[].');

/** The fields of each section type, beside those of every section. */
function sectionTables(fields: readonly Field[]): string {
  const tables = [...fieldsOfType].map(([type, entries]) => {
    const own = fields.filter(
      (field) =>
        !isOfBanner(field) &&
        Object.keys(entries).some((name) => field.path.slice(SECTIONS.length).split(/[.[]/)[0] === name),
    );
    const isNeeded = ({ path }: Field) => requiredFields(type).includes(path.slice(SECTIONS.length));
    const rows = own.map((field) => row({ ...field, isRequired: field.isRequired || isNeeded(field) }));
    return `### Sections of type \`${type}\`\n\n${rows.length > 0 ? table(rows) : 'The fields of every section.\n'}`;
  });
  const banner = fields
    .filter(({ path }) => path.startsWith(BANNER))
    .map((field) => row({ ...field, path: field.path.slice(BANNER.length) }));
  const head = '### Banners\n\nThe fields of an `advertisement`, and of each of `tag.ads`.\n\n';
  return [...tables, `${head}${table(banner)}`].join('\n');
}

const table = (rows: readonly string[]): string =>
  `| field | type | description |\n|---|---|---|\n${rows.join('\n')}\n`;

const INTRODUCTION = `# Fields of a catalogue

<!-- Generated from the schema: \`pnpm describe-fields\` updates it. -->

A shop's entire content is one JSON document, which \`pnpm diwan import\` reads. Fields marked "required" are mandatory, all others
optional. Amounts are in the shop's currency, with at most its decimals. Images are paths in \`MEDIA_DIR\` or https URLs. Keys
that begin with \`_\` are notes and ignored; other unknown keys are ignored with a warning.
[Your own shop in thirty minutes](your-own-shop.md) shows how to start.
`;

/** The Markdown reference of all catalogue fields. @param ofWire descriptions of the contract's fields */
export function fieldReference(ofWire?: Descriptions): string {
  const { properties = {}, required = [] } = catalogueJsonSchema(ofWire);
  const parts = Object.entries(properties).flatMap(([name, child]) => {
    if (!isObject(child) || name === '$schema') return [];
    const [first, ...fields] = fieldsOf({ properties: { [name]: child }, required }, '');
    const common = fields.filter((field) => !isOfTypes(field));
    const head = `## ${name}\n\n${first?.description ?? ''}${first?.isRequired ? ' Required.' : ''}`;
    const ofTypes = fields.filter(isOfTypes);
    const sections = ofTypes.length > 0 ? [sectionTables(ofTypes)] : [];
    return [`${head}\n\n${table(common.map(row))}`, ...sections];
  });
  return [INTRODUCTION, ...parts].join('\n');
}
