import { nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { sql } from 'drizzle-orm';
import { dosEstoquesDe, TIPOS_DE_USO } from '../acesso/index.js';
import { comeca, tem, textoBuscado } from '../banco/busca.js';
import * as tabelas from '../banco/esquema/index.js';
import type { Area } from '../mecanismos/area.js';
import { emPartes } from '../mecanismos/busca/buscavel.js';
import { importavel } from '../mecanismos/importacoes/plano.js';
import { enderecoNa, type Lida } from '../mecanismos/notificacoes/avisos.js';
import { EXPORTACAO_DE_BALANCOS } from './balancos/exportacao.js';
import { INVARIANTES_DOS_BALANCOS } from './balancos/invariantes.js';
import balancos from './balancos/rotas.js';
import { INVARIANTES_DAS_CONTAGENS } from './contagens/invariantes.js';
import contagens from './contagens/rotas.js';
import { EXPORTACAO_DAS_UNIDADES, EXPORTACAO_DO_ESTOQUE, EXPORTACAO_DO_KARDEX } from './estoques/exportacao.js';
import { INVARIANTES_DO_ESTOQUE } from './estoques/invariantes.js';
import { PLANILHA_DO_ESTOQUE_INICIAL } from './estoques/planilha.js';
import estoques from './estoques/rotas.js';
import { EXPORTACAO_DE_KITS } from './kits/exportacao.js';
import { INVARIANTES_DOS_KITS } from './kits/invariantes.js';
import kits from './kits/rotas.js';
import { lotesVencendo } from './lotes/avisos.js';
import { buscarLote } from './lotes/consultas.js';
import { INVARIANTES_DOS_LOTES } from './lotes/invariantes.js';
import lotes from './lotes/rotas.js';
import { movimentacoesAReceber } from './movimentacoes/avisos.js';
import { exigirMovimentacao } from './movimentacoes/consultas.js';
import { EXPORTACAO_DE_MOVIMENTACOES, EXPORTACAO_DE_MOVIMENTACOES_DAS_UNIDADES } from './movimentacoes/exportacao.js';
import { INVARIANTES_DAS_MOVIMENTACOES } from './movimentacoes/invariantes.js';
import movimentacoes from './movimentacoes/rotas.js';
import { EXPORTACAO_DE_VENCIMENTOS } from './vencimentos/exportacao.js';
import vencimentos from './vencimentos/rotas.js';

const NUMERO_DO_LOTE = textoBuscado('produto_lotes', 'l');

const nosLotes = ({ estoque, busca }: Lida): string =>
  enderecoNa(TIPOS_DE_USO.lote.tela, { estoque: String(estoque), ...busca });

/** What is in the stocks, and what moves it. */
export const ESTOQUE = {
  rotas: [balancos, contagens, estoques, kits, lotes, movimentacoes, vencimentos],
  invariantes: [
    ...INVARIANTES_DO_ESTOQUE,
    ...INVARIANTES_DOS_LOTES,
    ...INVARIANTES_DOS_BALANCOS,
    ...INVARIANTES_DAS_CONTAGENS,
    ...INVARIANTES_DAS_MOVIMENTACOES,
    ...INVARIANTES_DOS_KITS,
  ],
  rotulos: {
    usuario_estoques: {
      tipo: TIPOS_DE_USO.usuario,
      id: tabelas.usuarios.id,
      nome: tabelas.usuarios.usuario,
      com: sql`join usuarios on usuarios.id = usuario_id`,
    },
    produtos_estoque: {
      tipo: TIPOS_DE_USO.produtoEmEstoque,
      id: tabelas.produtos.id,
      nome: tabelas.produtos.nome,
      com: sql`join produto_lotes on produto_lotes.id = produto_lote_id join produtos on produtos.id = produto_id`,
    },
    produto_lotes: { tipo: TIPOS_DE_USO.lote, nome: tabelas.produtoLotes.numero },
    movimentacoes: { tipo: TIPOS_DE_USO.movimentacao, nome: sql`'nº ' || id`, ordem: sql`id` },
    kits: { tipo: TIPOS_DE_USO.kit, nome: sql`to_char(data, 'DD/MM/YYYY')`, ordem: sql`data` },
  },
  importaveis: { 'estoque-inicial': importavel('estoque-inicial', PLANILHA_DO_ESTOQUE_INICIAL) },
  exportaveis: {
    balancos: EXPORTACAO_DE_BALANCOS,
    estoque: EXPORTACAO_DO_ESTOQUE,
    'estoque-das-unidades': EXPORTACAO_DAS_UNIDADES,
    vencimentos: EXPORTACAO_DE_VENCIMENTOS,
    kardex: EXPORTACAO_DO_KARDEX,
    movimentacoes: EXPORTACAO_DE_MOVIMENTACOES,
    'movimentacoes-das-unidades': EXPORTACAO_DE_MOVIMENTACOES_DAS_UNIDADES,
    kits: EXPORTACAO_DE_KITS,
  },
  historicos: { movimentacoes: { permissao: 'ESTOQUES', exigir: exigirMovimentacao } },
  // Cooks have no permission: those of the lot's units read it.
  comentaveis: {
    lotes: { tabela: tabelas.produtoLotes, coluna: 'produtoLoteId', permissao: 'LOGADO', exigir: buscarLote },
  },
  buscaveis: {
    LOTE: {
      tela: TIPOS_DE_USO.lote.tela,
      // Only lots with a balance: the screen shows the others only when it is asked to.
      de: sql`produto_lotes l join lotes_presentes pe on pe.produto_lote_id = l.id
      join produtos p on p.id = l.produto_id join estoques e on e.id = pe.estoque_id join unidades_educacionais u on u.id = e.unidade_educacional_id`,
      codigo: ({ lote }) => (lote === undefined ? undefined : tem(NUMERO_DO_LOTE, lote)),
      comeco: ({ lote }) => (lote === undefined ? undefined : comeca(NUMERO_DO_LOTE, lote)),
      escopo: (usuario) => dosEstoquesDe(usuario, sql`pe.estoque_id`),
      id: sql`pe.id`,
      titulo: sql`l.numero`,
      detalhe: sql`array[p.nome, u.nome]`,
      ler: (titulo, [produto = '', unidade = '']) => ({
        titulo,
        detalhe: emPartes([nomeComum(produto), nomeProprio(unidade)]),
      }),
      parametros: sql`json_build_object('estoque', pe.estoque_id::text, 'lote', l.numero)`,
    },
  },
  avisos: [lotesVencendo, movimentacoesAReceber],
  enderecos: {
    LOTES_VENCIDOS: nosLotes,
    LOTES_EM_7_DIAS: nosLotes,
    LOTES_EM_15_DIAS: nosLotes,
    LOTES_EM_30_DIAS: nosLotes,
    MOVIMENTACOES_A_RECEBER: ({ estoque, id }) =>
      enderecoNa(TIPOS_DE_USO.movimentacaoEmTransito.tela, { estoque: String(estoque), exibir: String(id) }),
  },
} satisfies Area;
