import { LinguiContext, type useLingui } from '@lingui/react';
import { useContext } from 'react';
import { whatToWrite } from './kit-language.ts';

/**
 * Lingui's `useLingui` for a package with texts of its own. Without a provider, or without the texts of the package in it, it throws an error
 * that says what to write.
 * @param packageName also the key that the package adds to its messages
 */
export function useCheckedLingui(packageName: string): ReturnType<typeof useLingui> {
  const context = useContext(LinguiContext);
  if (context === null) throw new Error(`${packageName} needs a KitProvider around the application. ${whatToWrite(packageName)}`);
  if (!(packageName in context.i18n.messages)) {
    throw new Error(`The provider around the application has no texts of ${packageName}. ${whatToWrite(packageName)}`);
  }
  return context;
}
