import { addons } from 'storybook/manager-api';
import { docsTheme } from './theme';

addons.setConfig({ theme: docsTheme });
