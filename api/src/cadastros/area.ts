import { nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { sql } from 'drizzle-orm';
import { TIPOS_DE_USO } from '../acesso/index.js';
import * as tabelas from '../banco/esquema/index.js';
import type { Area } from '../mecanismos/area.js';
import { doRegistro } from '../mecanismos/auditoria/historico.js';
import { comecaCom, emPartes } from '../mecanismos/busca/buscavel.js';
import { porId } from '../mecanismos/exclusoes/excluivel.js';
import { enderecoDe } from '../mecanismos/exportacoes/exportavel.js';
import { importavel } from '../mecanismos/importacoes/plano.js';
import cidades from './cidades/rotas.js';
import convencoes from './convencoes/rotas.js';
import enderecos from './enderecos/rotas.js';
import escolas from './escolas/rotas.js';
import { NOME_DO_FORNECEDOR } from './fornecedores/citacao.js';
import { nomeDoFornecedor, travarFornecedor } from './fornecedores/consultas.js';
import { comDocumentoUnico } from './fornecedores/gravacao.js';
import { PLANILHA_DE_FORNECEDORES } from './fornecedores/planilha.js';
import fornecedores from './fornecedores/rotas.js';
import gestaoEscolar from './gestao-escolar/rotas.js';
import { travarItem } from './itens-produto/consultas.js';
import { comNomeUnico as comItemUnico } from './itens-produto/gravacao.js';
import { PLANILHA_DE_ITENS } from './itens-produto/planilha.js';
import itensProduto from './itens-produto/rotas.js';
import matriculas from './matriculas/rotas.js';
import municipio from './municipio/rotas.js';
import municipios from './municipios/rotas.js';
import { travarPeriodo } from './periodos-letivos/consultas.js';
import { comPeriodoUnico } from './periodos-letivos/gravacao.js';
import periodosLetivos from './periodos-letivos/rotas.js';
import { travarProduto } from './produtos/consultas.js';
import { comNomeUnico as comProdutoUnico } from './produtos/gravacao.js';
import { idsDosProdutos } from './produtos/paginas.js';
import { PLANILHA_DE_PRODUTOS } from './produtos/planilha.js';
import produtos from './produtos/rotas.js';
import regrasPnae from './regras-pnae/rotas.js';
import relogio from './relogio/rotas.js';
import secretariasEstaduais from './secretarias-estaduais/rotas.js';
import { buscarUnidade, travarUnidade } from './unidades-educacionais/consultas.js';
import { comInepUnico } from './unidades-educacionais/gravacao.js';
import { PLANILHA_DE_UNIDADES } from './unidades-educacionais/planilha.js';
import unidadesEducacionais from './unidades-educacionais/rotas.js';

/** What the other areas choose from: units, items, products, suppliers, lists, the municipality and its school year. */
export const CADASTROS = {
  rotas: [
    cidades,
    convencoes,
    enderecos,
    escolas,
    fornecedores,
    gestaoEscolar,
    itensProduto,
    matriculas,
    municipio,
    municipios,
    periodosLetivos,
    produtos,
    regrasPnae,
    relogio,
    secretariasEstaduais,
    unidadesEducacionais,
  ],
  excluiveis: {
    fornecedores: {
      exclusao: 'DELETE /fornecedores/:id',
      tabela: tabelas.fornecedores,
      unico: comDocumentoUnico,
      travar: porId(travarFornecedor, (fornecedor) => `O fornecedor ${nomeProprio(nomeDoFornecedor(fornecedor))}`),
    },
    'itens-produto': {
      exclusao: 'DELETE /itens-produto/:id',
      tabela: tabelas.itensProduto,
      unico: comItemUnico,
      travar: porId(travarItem, ({ nome }) => `O item ${nomeComum(nome)}`),
    },
    'periodos-letivos': {
      exclusao: 'DELETE /periodos-letivos/:id',
      tabela: tabelas.periodosLetivos,
      unico: comPeriodoUnico,
      travar: async (tx, { usuario }, registro) => ({ registrado: await travarPeriodo(tx, usuario, Number(registro)) }),
    },
    produtos: {
      exclusao: 'DELETE /produtos/:id',
      tabela: tabelas.produtos,
      unico: comProdutoUnico,
      travar: porId(travarProduto, ({ nome }) => `O produto ${nomeComum(nome)}`),
    },
    // With its stock, which must never have held anything. One that is in use can be deactivated.
    'unidades-educacionais': {
      exclusao: 'DELETE /unidades-educacionais/:id',
      tabela: tabelas.unidadesEducacionais,
      mais: [tabelas.estoques],
      vinculos: [tabelas.usuarioEstoques],
      unico: comInepUnico,
      travar: async (tx, _contexto, registro) => {
        const unidade = await travarUnidade(tx, Number(registro));
        return {
          registrado: unidade,
          sujeito: `A unidade ${nomeProprio(unidade.nome)}`,
          ...(unidade.ativa && {
            saida: 'Para que deixe de ser oferecida, abra os detalhes da unidade e use Desativar.',
          }),
        };
      },
    },
  },
  rotulos: {
    produtos: { tipo: TIPOS_DE_USO.produto, nome: tabelas.produtos.nome },
  },
  importaveis: {
    unidades: importavel('unidades', PLANILHA_DE_UNIDADES),
    itens: importavel('itens', PLANILHA_DE_ITENS),
    produtos: importavel('produtos', PLANILHA_DE_PRODUTOS),
    fornecedores: importavel('fornecedores', PLANILHA_DE_FORNECEDORES),
  },
  selecoes: {
    produtos: (contexto, pedida) => idsDosProdutos(contexto, enderecoDe('GET /produtos/pagina', pedida).query),
  },
  historicos: {
    fornecedores: { permissao: 'FORNECEDORES' },
    'itens-produto': { permissao: 'ITENS' },
    produtos: { permissao: 'PRODUTOS' },
    'regras-pnae': { permissao: 'CONFIGURACOES' },
    'unidades-educacionais': { permissao: 'UNIDADES', partes: (id) => doRegistro('matriculas', id) },
  },
  comentaveis: {
    'unidades-educacionais': {
      tabela: tabelas.unidadesEducacionais,
      coluna: 'unidadeEducacionalId',
      permissao: 'UNIDADES',
      exigir: ({ banco }, id) => buscarUnidade(banco, id),
    },
  },
  buscaveis: {
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
  },
} satisfies Area;
