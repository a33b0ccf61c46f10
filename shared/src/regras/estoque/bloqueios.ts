import type { TipoSaida } from '../../vocabulario/estoque/estoques.js';
import { formatarData } from '../../formatos/datas.js';
import { vencido } from '../validade.js';
import { violacao, type Violacao } from '../violacao.js';

/** Why a blocked lot does not leave a stock. */
export const fraseDoBloqueio = (numero: string): string => `O lote ${numero} está bloqueado: só sai como recolhimento.`;

/** What a blocked lot holds of a food that is missing: `quantidade` as it is shown, '12 kg'. */
export const fraseDoBloqueadoNaFalta = (quantidade: string, numero: string): string =>
  `há ${quantidade} no lote bloqueado ${numero}`;

/** A blocked lot leaves only as a recall, and only a blocked lot does (specification 4, 4.8). */
export const violacoesDoRecolhimento = (tipo: TipoSaida, bloqueado: boolean): Violacao[] =>
  bloqueado
    ? violacao(tipo !== 'RECOLHIMENTO', 'tipoSaidaDireta', 'O lote está bloqueado: ele só sai como recolhimento.')
    : violacao(
        tipo === 'RECOLHIMENTO',
        'tipoSaidaDireta',
        'Somente um lote bloqueado pode sair como recolhimento. Bloqueie o lote antes, no rastreio.',
      );

/**
 * Only a lot past its expiry date leaves as expired (decisions, 'Exit types'); it may also leave as one of the two types
 * of specification 2. Days are 'YYYY-MM-DD'.
 */
export const violacoesDoVencido = (tipo: TipoSaida, dataValidade: string, hoje: string): Violacao[] =>
  violacao(
    tipo === 'VENCIDO' && !vencido(dataValidade, hoje),
    'tipoSaidaDireta',
    `Somente um lote com a validade passada pode sair como vencido. Este vale até ${formatarData(dataValidade)}.`,
  );

/** Whether a lot leaves as this type: `violacoesDoRecolhimento` and `violacoesDoVencido`. */
export const violacoesDoTipoDeSaida = (
  tipo: TipoSaida,
  { bloqueado, dataValidade }: { bloqueado: boolean; dataValidade: string },
  hoje: string,
): Violacao[] => [...violacoesDoRecolhimento(tipo, bloqueado), ...violacoesDoVencido(tipo, dataValidade, hoje)];
