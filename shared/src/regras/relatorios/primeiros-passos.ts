import { ANTES_DO_PASSO, type Passo } from '../../vocabulario/relatorios/primeiros-passos.js';
import { NAO_HA } from '../frases.js';

/** What an installation has. */
export interface Andamento {
  unidades: number;
  /** Units with enrolments in any year. */
  unidadesComMatricula: number;
  /** Units with an active user. */
  unidadesComUsuario: number;
  /** Active users. */
  usuarios: number;
  temItem: boolean;
  temProduto: boolean;
  temFornecedor: boolean;
  temAquisicao: boolean;
  /** An acquisition that was homologated. */
  temContrato: boolean;
  temLote: boolean;
  temAlimento: boolean;
  temPreparo: boolean;
  temPrato: boolean;
  temCardapio: boolean;
  /** A menu in the calendar. */
  temLancamento: boolean;
  temRefeicao: boolean;
  temExecucao: boolean;
}

const falta = (sim: boolean, frase: string): string | null => (sim ? frase : null);

/**
 * The missing part of each step of the first days; null for a step that is done. One unit with enrolments and one with a
 * user are enough: what is added later does not undo a step.
 */
export function faltasDosPassos(a: Andamento): Record<Passo, string | null> {
  return {
    UNIDADES: falta(a.unidades === 0, NAO_HA.unidades),
    MATRICULAS: faltaNasUnidades(a.unidades, a.unidadesComMatricula, 'Nenhuma unidade tem matrículas.'),
    USUARIOS:
      a.usuarios < 2
        ? 'Só uma pessoa entra no sistema.'
        : faltaNasUnidades(a.unidades, a.unidadesComUsuario, 'Nenhuma unidade tem um usuário.'),
    ITENS: falta(!a.temItem, NAO_HA.itens),
    PRODUTOS: falta(!a.temProduto, NAO_HA.produtos),
    FORNECEDORES: falta(!a.temFornecedor, NAO_HA.fornecedores),
    AQUISICAO: a.temAquisicao
      ? falta(!a.temContrato, 'Falta homologar a licitação, a chamada ou a compra direta.')
      : 'Ainda não há licitação, chamada ou compra direta.',
    ESTOQUE: falta(!a.temLote, 'Ainda não há lotes em estoque.'),
    ALIMENTOS: falta(!a.temAlimento, NAO_HA.alimentos),
    PREPAROS: falta(!a.temPreparo, NAO_HA.preparos),
    PRATOS: falta(!a.temPrato, 'Ainda não há pratos.'),
    CARDAPIO: a.temCardapio ? falta(!a.temLancamento, 'Falta vincular um cardápio ao calendário.') : NAO_HA.cardapios,
    EXECUCAO: a.temRefeicao
      ? falta(!a.temExecucao, 'Falta executar a refeição registrada.')
      : 'Ainda não há refeições registradas.',
  };
}

/** What is missing while no unit has it. */
function faltaNasUnidades(unidades: number, quantas: number, frase: string): string | null {
  return unidades === 0 ? 'Cadastre antes as unidades.' : falta(quantas === 0, frase);
}

/**
 * The steps that must be done before a step can be, by the missing parts of all; none when it is done.
 */
export const passosAntes = (passo: Passo, faltas: Record<Passo, string | null>): Passo[] =>
  faltas[passo] === null ? [] : ANTES_DO_PASSO[passo].filter((antes) => faltas[antes] !== null);
