import { lerData } from '@merenda/shared/formatos';
import { violacoesDaNota } from '@merenda/shared/regras';
import { regra } from '@merenda/shared/ui';

/**
 * For the field of the day of receipt: goods arrive with their invoice or after it. `emissao` is the path of the day of
 * issue in the same form.
 */
export const depoisDaEmissao = (emissao: string | string[]) =>
  regra<string>((recebimento, ler) =>
    violacoesDaNota({
      dataEmissao: lerData(String(ler(emissao) ?? '')),
      dataRecebimento: lerData(recebimento ?? ''),
    }),
  );
