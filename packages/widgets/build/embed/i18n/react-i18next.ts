/** `react-i18next` in the embed, where an instance keeps its language: another language is another instance. */
import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { createInstance } from './i18next';

type Instance = ReturnType<typeof createInstance>;

const InstanceContext = createContext<Instance | undefined>(undefined);

export const I18nextProvider = ({ i18n, children }: { i18n: Instance; children: ReactNode }) =>
  createElement(InstanceContext.Provider, { value: i18n }, children);

export const useTranslation = () => ({ i18n: useContext(InstanceContext) });
