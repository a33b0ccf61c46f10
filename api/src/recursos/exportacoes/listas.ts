import {
  LISTAS_COM_IMPORTACAO,
  type ListaAExportar,
  type ListaComImportacao,
  type ListaExportavel,
  type ListaSemImportacao,
} from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';
import { EXPORTACAO_DE_BALANCOS } from '../balancos/exportacao.js';
import { EXPORTACAO_DE_CARDAPIOS_SEMANAIS } from '../cardapios-semanais/exportacao.js';
import { EXPORTACAO_DE_CARDAPIOS } from '../cardapios/exportacao.js';
import { EXPORTACAO_DAS_UNIDADES, EXPORTACAO_DO_ESTOQUE, EXPORTACAO_DO_KARDEX } from '../estoques/exportacao.js';
import { exigirImportavel } from '../importacoes/entidades.js';
import { EXPORTACAO_DE_KITS } from '../kits/exportacao.js';
import { EXPORTACAO_DE_MOVIMENTACOES, EXPORTACAO_DE_MOVIMENTACOES_DAS_UNIDADES } from '../movimentacoes/exportacao.js';
import { EXPORTACAO_DE_NOTIFICACOES } from '../notificacoes/exportacao.js';
import { EXPORTACAO_DE_PRATOS } from '../pratos/exportacao.js';
import { idsDosProdutos } from '../produtos/paginas.js';
import { EXPORTACAO_DE_REFEICOES } from '../refeicoes/exportacao.js';
import { EXPORTACAO_DE_REFERENCIAS } from '../referencias-nutricionais/exportacao.js';
import {
  EXPORTACAO_DE_REFEICOES_POR_MES,
  EXPORTACAO_DE_SOBRAS,
  EXPORTACAO_DO_CONSUMO,
  EXPORTACAO_DO_VALOR,
} from '../relatorios/exportacao.js';
import { EXPORTACAO_DE_SOLICITACOES } from '../solicitacoes/exportacao.js';
import { idsDosUsuarios } from '../usuarios/paginas.js';
import { EXPORTACAO_DE_VENCIMENTOS } from '../vencimentos/exportacao.js';
import { enderecoDe, type Exportavel } from './exportavel.js';

const SEM_IMPORTACAO: Record<ListaSemImportacao, Exportavel> = {
  pratos: EXPORTACAO_DE_PRATOS,
  cardapios: EXPORTACAO_DE_CARDAPIOS,
  'cardapios-semanais': EXPORTACAO_DE_CARDAPIOS_SEMANAIS,
  'referencias-nutricionais': EXPORTACAO_DE_REFERENCIAS,
  solicitacoes: EXPORTACAO_DE_SOLICITACOES,
  balancos: EXPORTACAO_DE_BALANCOS,
  estoque: EXPORTACAO_DO_ESTOQUE,
  'estoque-das-unidades': EXPORTACAO_DAS_UNIDADES,
  vencimentos: EXPORTACAO_DE_VENCIMENTOS,
  kardex: EXPORTACAO_DO_KARDEX,
  movimentacoes: EXPORTACAO_DE_MOVIMENTACOES,
  'movimentacoes-das-unidades': EXPORTACAO_DE_MOVIMENTACOES_DAS_UNIDADES,
  refeicoes: EXPORTACAO_DE_REFEICOES,
  sobras: EXPORTACAO_DE_SOBRAS,
  'refeicoes-por-mes': EXPORTACAO_DE_REFEICOES_POR_MES,
  'consumo-mensal': EXPORTACAO_DO_CONSUMO,
  'valor-dos-estoques': EXPORTACAO_DO_VALOR,
  notificacoes: EXPORTACAO_DE_NOTIFICACOES,
  kits: EXPORTACAO_DE_KITS,
};

const temImportacao = (lista: ListaExportavel): lista is ListaComImportacao =>
  LISTAS_COM_IMPORTACAO.some((uma) => uma === lista);

/** Of a list that the server pages, the ids of the rows that an address selects, in its order. */
const SELECAO: Partial<Record<ListaComImportacao, (contexto: Contexto, pedida: ListaAExportar) => Promise<number[]>>> =
  {
    produtos: (contexto, pedida) => idsDosProdutos(contexto, enderecoDe('GET /produtos/pagina', pedida).query),
    usuarios: (contexto, pedida) => idsDosUsuarios(contexto, enderecoDe('GET /usuarios/pagina', pedida).query),
  };

/** The columns of its import, for the user who may import it. */
const daImportacao =
  (lista: ListaComImportacao): Exportavel =>
  async (_app, contexto, pedida) =>
    exigirImportavel(contexto, lista).exportar(
      contexto.banco,
      contexto.usuario,
      pedida.ids ?? (pedida.busca && (await SELECAO[lista]?.(contexto, pedida))),
    );

/** How a list is exported. */
export const exportacaoDe = (lista: ListaExportavel): Exportavel =>
  temImportacao(lista) ? daImportacao(lista) : SEM_IMPORTACAO[lista];
