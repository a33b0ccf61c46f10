import { ROTULO_REFEICAO_EXECUTADA, ROTULO_REFEICAO_NAO_EXECUTADA } from '../../vocabulario/cardapios/refeicoes.js';
import { Maquina } from '../maquina.js';

export type EstadoRefeicao = 'REGISTRADA' | 'EXECUTADA';
export type AcaoRefeicao = 'executar' | 'registrarSobra' | 'verDesperdicio' | 'excluir';

export const estadoDaRefeicao = ({ executado }: { executado: boolean }): EstadoRefeicao =>
  executado ? 'EXECUTADA' : 'REGISTRADA';

/** Status in the history alone: words defined by the specification. */
export const ROTULOS_ESTADO_REFEICAO: Record<EstadoRefeicao, string> = {
  REGISTRADA: ROTULO_REFEICAO_NAO_EXECUTADA,
  EXECUTADA: ROTULO_REFEICAO_EXECUTADA,
};

/** Status in sentence case, like all others, in the gender of its noun, here 'a refeição'. */
export const ROTULOS_DA_REFEICAO: Record<EstadoRefeicao, string> = {
  REGISTRADA: 'Não executada',
  EXECUTADA: 'Executada',
};

/** Specification 3, section 4. Deleting an executed meal returns its foods to the stock. */
export const MAQUINA_REFEICAO = new Maquina<EstadoRefeicao, AcaoRefeicao>(ROTULOS_DA_REFEICAO, {
  executar: { de: ['REGISTRADA'], para: 'EXECUTADA', frase: 'executar a refeição' },
  registrarSobra: { de: ['EXECUTADA'], frase: 'registrar a sobra da refeição' },
  verDesperdicio: { de: ['EXECUTADA'], frase: 'verificar o desperdício da refeição' },
  excluir: { de: ['REGISTRADA', 'EXECUTADA'], frase: 'excluir a refeição' },
});
