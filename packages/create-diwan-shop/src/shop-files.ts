import { currencyDecimals } from '@diwan/sdk/commerce';
import type { Country } from './countries';

/** What a new shop is. */
export interface Answers {
  /** Name of the package, and of the folder. */
  name: string;
  nameEn: string;
  nameAr: string;
  country: Country;
  currency: string;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const catalogue = ({ nameEn, nameAr, country, currency }: Answers): string => {
  const { iso, country_code, name_en, name_ar, allowed_phone_length, tax, time_zone, city } = country;
  return json({
    $schema: './node_modules/@diwan/shop/catalogue.schema.json',
    settings: {
      brand: { name_en: nameEn, name_ar: nameAr },
      currency,
      time_zone,
      ...(tax > 0 ? { tax_rate: tax / 100 } : { allow_tax_rate: false }),
      delivery_times: {
        ready: { min: 3, max: 7 },
        custom: { min: 30, max: 60 },
        checkout: { min: 3, max: 7 },
      },
    },
    categories: [
      { id: 1, name_en: 'Tables', name_ar: 'الطاولات' },
      { id: 2, name_en: 'Chairs', name_ar: 'الكراسي' },
    ],
    products: [],
    countries: [
      {
        id: 1,
        country_code,
        iso,
        name_en,
        name_ar,
        allowed_phone_length,
        governorates: [
          {
            id: 1,
            ...city,
            zones: [
              {
                id: 1,
                name_en: `All of ${city.name_en}`,
                name_ar: `كل مناطق ${city.name_ar}`,
                price: amountIn(currency, 100),
              },
            ],
          },
        ],
      },
    ],
  });
};

/** An amount in riyals in a currency of about that worth; a dinar is worth ten riyals, and has three decimals. */
const amountIn = (currency: string, riyals: number): number =>
  currencyDecimals(currency) === 3 ? riyals / 10 : riyals;

const products = ({
  currency,
}: Answers): string => `code,name_en,name_ar,price,category,size,pictures,buy_online
T1,Dining table,طاولة طعام,${amountIn(currency, 2400)},Tables,200×90×75,,yes
C1,Oak chair,كرسي بلوط,${amountIn(currency, 650)},Chairs,45×50×85,,yes
`;

const CONFIG = `import { defineShop } from '@diwan/shop';

export default defineShop({
  // The shop's content is in these files, and in products.csv or products.xlsx. Save one while \`npm run dev\` runs, and open
  // pages show it.
  catalogue: 'catalogue.json',
  media: 'media',
});
`;

const ENVIRONMENT = `# Copy this file to .env and fill it in on your server. Git ignores .env.

# The shop's address, used in links, the sitemap and partner pages.
PUBLIC_URL=https://shop.example

# The owner's token for staff programs. At least 16 characters: openssl rand -hex 32
STAFF_TOKEN=

# Your message provider, which sends visitors the code that verifies their phone. Without it nobody can order in production.
OTP_WEBHOOK_URL=
OTP_WEBHOOK_SECRET=

# Your mail server and your address, to hear of every order, request and lead. In user and password, write %40 for @.
MAIL_URL=
MAIL_FROM=
MAIL_TO=

# A program that receives every order, request and lead. The secret signs them: echo whsec_$(openssl rand -base64 32)
WEBHOOK_URL=
WEBHOOK_SECRET=

# A PostgreSQL server instead of the embedded database.
DATABASE_URL=
`;

const GIT_IGNORE = `node_modules/
.data/
.diwan/
.env
`;

const DOCKER_IGNORE = `${GIT_IGNORE}.git
`;

const DOCKERFILE = `# docker build -t shop . && docker run -p 3000:3000 -v shop-data:/data --env-file .env shop
FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /shop
COPY package.json package-lock.json* ./
RUN npm install --omit=dev
COPY . .
# Of a shop with sections or pages of its own.
RUN node_modules/.bin/diwan build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \\
  CMD ["node", "-e", "fetch(\`http://127.0.0.1:\${process.env.PORT}/readyz\`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/diwan", "start"]
`;

const readme = ({ nameEn }: Answers): string => `# ${nameEn}

A shop that sells furniture in English and Arabic, made with [Diwan](https://www.npmjs.com/package/@diwan/shop).

| command | what it does |
|---|---|
| \`npm install\` | installs Diwan |
| \`npm run dev\` | serves the shop at http://127.0.0.1:3000 and shows each saved change at once |
| \`npm run build\` | builds sections and pages of your own, if there are some; \`npm start\` does if they have changed |
| \`npm start\` | serves the shop with its present content |
| \`npx diwan --help\` | lists all commands |

## What is where

| file | what it holds |
|---|---|
| \`catalogue.json\` | brand, colours, categories, delivery areas, pages; editors with JSON Schema, such as VS Code, explain each field |
| \`products.csv\` | products, one per line: open it in a spreadsheet program and save it as CSV in UTF-8, or put a workbook, \`products.xlsx\`, in its place |
| \`media/\` | pictures, named in \`catalogue.json\` and in the column \`pictures\`, several separated by a vertical bar |
| \`diwan.config.ts\` | which files are the shop's content |
| \`tsconfig.json\` | lets editors check types in \`diwan.config.ts\` and in code of your own |
| \`.env.example\` | settings of a server: copy it to \`.env\` |
| \`.data/\` | the database with orders, requests and leads: never delete it, and back it up |

A line of \`products.csv\` with the code of a product in \`catalogue.json\` changes that product; empty cells keep what it has.
Mistakes are listed with file and line, and the shop keeps its last content until they are solved.

## Orders, requests and leads

\`npx diwan orders\`, \`requests\` and \`leads\` print what visitors sent as CSV, also while the shop is running. Set \`MAIL_URL\`,
\`MAIL_FROM\` and \`MAIL_TO\` in \`.env\` to hear of each one by e-mail.

## Backup

\`npx diwan backup backups/monday\` copies database and pictures of the running shop. \`npx diwan restore backups/monday\` restores
them into an empty \`.data\`.

## Going live

1. Copy \`.env.example\` to \`.env\` on the server and fill it in.
2. Run \`NODE_ENV=production npm start\` behind a proxy with TLS, or build the image of the \`Dockerfile\`.
3. Restart it after a change of the files, or run \`npx diwan import\` beside it: orders and requests stay.

## Upgrade

\`npm update\`, then restart the shop. Make a backup first; the database is upgraded as the shop starts.
`;

/** The files of a new shop by their names. */
export const shopFiles = (answers: Answers, version: string): Record<string, string> => ({
  'package.json': json({
    name: answers.name,
    private: true,
    type: 'module',
    scripts: { dev: 'diwan dev', build: 'diwan build', start: 'diwan start', import: 'diwan import' },
    dependencies: { '@diwan/shop': `^${version}`, '@diwan/catalogue-pdf': `^${version}` },
  }),
  'diwan.config.ts': CONFIG,
  'tsconfig.json': '{ "extends": "@diwan/shop/tsconfig.json" }\n',
  'catalogue.json': catalogue(answers),
  // The mark at its beginning lets Excel open the file as UTF-8, with its Arabic names.
  'products.csv': `\uFEFF${products(answers)}`,
  'media/.gitkeep': '',
  '.env.example': ENVIRONMENT,
  '.gitignore': GIT_IGNORE,
  '.dockerignore': DOCKER_IGNORE,
  Dockerfile: DOCKERFILE,
  'README.md': readme(answers),
});
