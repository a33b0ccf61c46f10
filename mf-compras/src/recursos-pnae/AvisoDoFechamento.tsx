import type { SituacaoDasContas } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { Alerta } from '@merenda/shared/ui';
import { useSituacaoDasContas } from './recursos-pnae.api.js';

/** 'As contas de 2025 foram fechadas em 15/02/2026 10:00, por Ana Lima. …'; null while they are open. */
const fraseDoFechamento = ({ ano, fechamento }: SituacaoDasContas): string | null =>
  fechamento &&
  `As contas de ${ano} foram fechadas em ${fechamento.em}, por ${nomeProprio(fechamento.por)}. Os valores desta tela, das planilhas e do Demonstrativo são os do fechamento.`;

/** Above the figures of a closed year: they are those of the closing. A failure is shown where the accounts are closed. */
export function AvisoDoFechamento({ ano }: { ano: number }) {
  const { data } = useSituacaoDasContas(ano);
  const frase = data && fraseDoFechamento(data);
  return frase ? <Alerta type="info" title={frase} /> : null;
}
