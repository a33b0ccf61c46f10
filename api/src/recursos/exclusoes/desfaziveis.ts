import type { EntidadeDesfazivel, NomeDaRota } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';
import type { Transacao } from '../../banco/transacao.js';
import { travarAditivo } from '../aditivos/consultas.js';
import { exigirTeto } from '../aditivos/regras-do-aditivo.js';
import { travarAlimento } from '../alimentos/consultas.js';
import { comNomeUnico as comAlimentoUnico } from '../alimentos/gravacao.js';
import { buscarAquisicao } from '../aquisicoes/consultas.js';
import { comNumeroUnico } from '../aquisicoes/gravacao.js';
import { comDiaUnico, listarFeriados } from '../cardapios-calendario/feriados.js';
import { travarCardapioSemanal } from '../cardapios-semanais/consultas.js';
import { comNomeUnico as comSemanalUnico } from '../cardapios-semanais/gravacao.js';
import { travarCardapio } from '../cardapios/consultas.js';
import { comNomeUnico as comCardapioUnico } from '../cardapios/gravacao.js';
import { travarFornecedor } from '../fornecedores/consultas.js';
import { comDocumentoUnico } from '../fornecedores/gravacao.js';
import { travarItem } from '../itens-produto/consultas.js';
import { comNomeUnico as comItemUnico } from '../itens-produto/gravacao.js';
import { travarPeriodo } from '../periodos-letivos/consultas.js';
import { comPeriodoUnico } from '../periodos-letivos/gravacao.js';
import { travarPrato } from '../pratos/consultas.js';
import { comNomeUnico as comPratoUnico } from '../pratos/gravacao.js';
import { travarPreparo } from '../preparos/consultas.js';
import { comNomeUnico as comPreparoUnico } from '../preparos/gravacao.js';
import { travarProduto } from '../produtos/consultas.js';
import { comNomeUnico as comProdutoUnico } from '../produtos/gravacao.js';
import { travarUnidade } from '../unidades-educacionais/consultas.js';
import { comInepUnico } from '../unidades-educacionais/gravacao.js';

interface Desfazivel {
  /** The call that deletes the record: its permission is needed to undo the deletion too. */
  exclusao: NomeDaRota;
  /** Gives the refusal of a unique constraint the entity's own sentence. */
  unico: <T>(escrita: Promise<T>) => Promise<T>;
  /** The record that is back, for the audit trail. Throws where the user may not have it, or a rule forbids it. */
  ler: (tx: Transacao, contexto: Contexto, registro: string) => Promise<unknown>;
}

const porId =
  (ler: (tx: Transacao, id: number) => Promise<unknown>): Desfazivel['ler'] =>
  (tx, _contexto, registro) =>
    ler(tx, Number(registro));

/** How the deletion of each entity is undone. */
export const DESFAZIVEIS: Record<EntidadeDesfazivel, Desfazivel> = {
  aditivos: {
    exclusao: 'DELETE /aditivos/:id',
    unico: (escrita) => escrita,
    ler: async (tx, contexto, registro) => {
      const { antes: aditivo, aquisicao } = await travarAditivo(tx, contexto, Number(registro));
      await exigirTeto(tx, aquisicao, aditivo);
      return aditivo;
    },
  },
  alimentos: { exclusao: 'DELETE /alimentos/:id', unico: comAlimentoUnico, ler: porId(travarAlimento) },
  aquisicoes: {
    exclusao: 'DELETE /aquisicoes/:id',
    unico: comNumeroUnico,
    ler: (tx, { usuario }, registro) => buscarAquisicao(tx, usuario, Number(registro)),
  },
  cardapios: { exclusao: 'DELETE /cardapios/:id', unico: comCardapioUnico, ler: porId(travarCardapio) },
  'cardapios-semanais': {
    exclusao: 'DELETE /cardapios-semanais/:id',
    unico: comSemanalUnico,
    ler: porId(travarCardapioSemanal),
  },
  feriados: {
    exclusao: 'DELETE /feriados/data=:data',
    unico: comDiaUnico,
    ler: async (tx, _contexto, dia) => (await listarFeriados(tx, dia, dia))[0],
  },
  fornecedores: { exclusao: 'DELETE /fornecedores/:id', unico: comDocumentoUnico, ler: porId(travarFornecedor) },
  'itens-produto': { exclusao: 'DELETE /itens-produto/:id', unico: comItemUnico, ler: porId(travarItem) },
  'periodos-letivos': {
    exclusao: 'DELETE /periodos-letivos/:id',
    unico: comPeriodoUnico,
    ler: (tx, { usuario }, registro) => travarPeriodo(tx, usuario, Number(registro)),
  },
  pratos: { exclusao: 'DELETE /pratos/:id', unico: comPratoUnico, ler: porId(travarPrato) },
  preparos: { exclusao: 'DELETE /preparos/:id', unico: comPreparoUnico, ler: porId(travarPreparo) },
  produtos: { exclusao: 'DELETE /produtos/:id', unico: comProdutoUnico, ler: porId(travarProduto) },
  'unidades-educacionais': {
    exclusao: 'DELETE /unidades-educacionais/:id',
    unico: comInepUnico,
    ler: porId(travarUnidade),
  },
};
