/** Settings of recognitions, read by everyone and changed by administrators. */
import type { recognitionSettingEndpoints } from '#schema/recognitions/settings.endpoints.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Service } from '../http/context.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { recognitionSettings } from '../program/program.tables.ts';
import { settingsOf } from '../program/settings.rules.ts';

export const recognitionSettingService: Service<typeof recognitionSettingEndpoints> = {
  settings: ({ store }) => settingsOf(store),

  async updateSettings(context, { body }) {
    const { store, newId } = context;
    const before = await settingsOf(store);
    expectBase(context, body, before);
    const settings = applyPatch(before, body);
    const changed = await store.update(recognitionSettings, {}, settings);
    if (changed.length === 0) await store.insert(recognitionSettings, [{ id: newId(), ...settings }]);
    return settings;
  },
};
