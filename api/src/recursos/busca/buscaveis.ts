import {
  ROTULOS_MODALIDADE_ESCOLAR,
  ROTULOS_STATUS_COMPRA,
  type Achado,
  type Permissao,
  type TipoDeAchado,
} from '@merenda/shared/contratos';
import { nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { sql, type SQL } from 'drizzle-orm';
import { comeca, tem, textoBuscado, type TabelaBuscada } from '../../banco/busca.js';
import { rotuloDe } from '../../banco/chaves-de-ordem.js';
import type { UsuarioAutenticado } from '../../banco/contexto.js';
import { NOME_DO_FORNECEDOR } from '../aquisicoes/citacoes.js';
import { doUsuario, SOLICITACOES } from '../solicitacoes/consultas.js';
import { TIPOS_DE_USO } from '../tipos-de-uso.js';
import { dosEstoquesDe } from '../unidades-do-usuario.js';
import type { Termo } from './termo.js';

/** One kind of records that the search finds. */
export interface Buscavel {
  /** The screen that lists these records, with its permission. */
  tela: { caminho: string; permissao: Permissao };
  /** The tables, as after `from`. */
  de: SQL;
  /** A table that is searched by words and its name in `de`. */
  texto?: { tabela: TabelaBuscada; apelido: string };
  /** Condition: the record has the number or code of the term; undefined when the term is none. */
  codigo?: (termo: Termo) => SQL | undefined;
  /** Condition: the number or code begins with the term, where it may also be another part of it. */
  comeco?: (termo: Termo) => SQL | undefined;
  /** Condition: the user may see the record. */
  escopo?: (usuario: UsuarioAutenticado) => SQL;
  id: SQL;
  titulo: SQL;
  /** What tells it from others: an array of texts. */
  detalhe: SQL;
  /** The two as they are read. */
  ler: (titulo: string, detalhe: readonly string[]) => Pick<Achado, 'titulo' | 'detalhe'>;
  /** JSON of the parameters of the screen's address. */
  parametros: SQL;
}

const comecaCom = (codigo: SQL, comeco: string | undefined): SQL | undefined =>
  comeco === undefined ? undefined : sql`starts_with(${codigo}, ${comeco})`;

const NUMERO_DO_LOTE = textoBuscado('produto_lotes', 'l');

const emPartes = (partes: readonly string[]): string => partes.join(' · ');

/** Every kind of records. The keys have the order of the answer. */
export const BUSCAVEIS: Record<TipoDeAchado, Buscavel> = {
  PRODUTO: {
    tela: TIPOS_DE_USO.produto.tela,
    de: sql`produtos p join itens_produto ip on ip.id = p.item_id`,
    texto: { tabela: 'produtos', apelido: 'p' },
    id: sql`p.id`,
    titulo: sql`p.nome`,
    detalhe: sql`array[ip.nome]`,
    ler: (titulo, [item = '']) => ({ titulo: nomeComum(titulo), detalhe: nomeComum(item) }),
    parametros: sql`json_build_object('nome', p.nome)`,
  },
  FORNECEDOR: {
    tela: { caminho: '/gerenciar-fornecedores', permissao: 'FORNECEDORES' },
    de: sql`fornecedores f`,
    texto: { tabela: 'fornecedores', apelido: 'f' },
    codigo: ({ documento }) => comecaCom(sql`coalesce(f.cnpj, f.cpf)`, documento),
    id: sql`f.id`,
    titulo: NOME_DO_FORNECEDOR,
    detalhe: sql`array[f.municipio, f.uf]`,
    ler: (titulo, [municipio = '', uf = '']) => ({
      titulo: nomeProprio(titulo),
      detalhe: `${nomeProprio(municipio)}/${uf}`,
    }),
    parametros: sql`json_build_object('nome', ${NOME_DO_FORNECEDOR})`,
  },
  UNIDADE: {
    tela: { caminho: '/gerenciar-unidade', permissao: 'UNIDADES' },
    de: sql`unidades_educacionais u`,
    texto: { tabela: 'unidades_educacionais', apelido: 'u' },
    codigo: ({ documento }) => comecaCom(sql`u.codigo_inep`, documento),
    id: sql`u.id`,
    titulo: sql`u.nome`,
    detalhe: sql`array[u.cidade] || case when u.ativa then '{}'::text[] else array['desativada'] end`,
    ler: (titulo, partes) => ({ titulo: nomeProprio(titulo), detalhe: emPartes(partes.map(nomeProprio)) }),
    parametros: sql`json_build_object('nome', u.nome)`,
  },
  SOLICITACAO: {
    tela: TIPOS_DE_USO.solicitacao.tela,
    de: SOLICITACOES,
    codigo: ({ solicitacao }) =>
      solicitacao &&
      sql`starts_with(s.numero::text, ${solicitacao.numero}) and starts_with(s.ano::text, ${solicitacao.ano})`,
    escopo: doUsuario,
    id: sql`s.id`,
    titulo: sql`s.numero || '/' || s.ano`,
    detalhe: sql`array[${NOME_DO_FORNECEDOR}, u.nome, ${rotuloDe(sql`s.status`, ROTULOS_STATUS_COMPRA)}]`,
    ler: (titulo, partes) => ({ titulo, detalhe: emPartes(partes.map(nomeProprio)) }),
    parametros: sql`json_build_object('numero', s.numero || '/' || s.ano)`,
  },
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
  PRATO: {
    tela: TIPOS_DE_USO.prato.tela,
    de: sql`pratos pr`,
    texto: { tabela: 'pratos', apelido: 'pr' },
    id: sql`pr.id`,
    titulo: sql`pr.nome`,
    detalhe: sql`array[${rotuloDe(sql`pr.modalidade`, ROTULOS_MODALIDADE_ESCOLAR)}]`,
    ler: (titulo, partes) => ({ titulo: nomeComum(titulo), detalhe: emPartes(partes) }),
    parametros: sql`json_build_object('nome', pr.nome)`,
  },
  USUARIO: {
    tela: TIPOS_DE_USO.usuario.tela,
    de: sql`usuarios us join pessoas pe on pe.id = us.pessoa_id`,
    texto: { tabela: 'pessoas', apelido: 'pe' },
    codigo: ({ documento }) => comecaCom(sql`pe.cpf`, documento),
    id: sql`us.id`,
    titulo: sql`pe.nome`,
    detalhe: sql`array[us.usuario] || case when us.ativo then '{}'::text[] else array['desativado'] end`,
    ler: (titulo, partes) => ({ titulo: nomeProprio(titulo), detalhe: emPartes(partes) }),
    parametros: sql`case when us.ativo then json_build_object('nome', pe.nome)
      else json_build_object('nome', pe.nome, 'situacao', 'INATIVOS') end`,
  },
};
