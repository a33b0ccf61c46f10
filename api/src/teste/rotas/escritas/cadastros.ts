import { expect } from '@jest/globals';
import { usuarioPermissoes } from '../../../banco/esquema/acesso/acesso.js';
import { regrasPnae } from '../../../banco/esquema/cadastros/regras-pnae.js';
import { primeira } from '../../../banco/restricoes.js';
import { escolaDoCenso } from '../../censo.js';
import { criarFornecedor, criarItem, criarProduto, criarUnidade } from '../../fabricas.js';
import { feito } from '../casa.js';
import { IMAGEM, TEXTO_PURO, type Escrita } from './escrita.js';

const escola = (codigoInep: string) => ({
  nome: 'escola sol',
  tipoUnidade: 'ESCOLA',
  codigoInep,
  cep: '13560-000',
  cidade: 'são carlos',
  logradouro: 'rua a',
  numero: '1',
  telefone: '(16) 99999-0001',
});

const UNIDADES: Record<string, Escrita> = {
  'POST /unidades-educacionais': {
    preparar: () => ({ url: '/unidades-educacionais', corpo: escola('35990201') }),
    linhas: [{ entidade: 'unidades-educacionais', acao: 'CRIAR', antes: null, depois: { nome: 'ESCOLA SOL' } }],
  },
  'PUT /unidades-educacionais/:id': {
    preparar: async ({ app }) => {
      const { id } = await criarUnidade(app, { nome: 'ESCOLA LUA' });
      const matriculas = [{ ano: 2026, linhas: [{ categoria: 'CRECHE', parcial: 15, integral: 45 }] }];
      return { url: `/unidades-educacionais/${id}`, corpo: { ...escola('35990202'), matriculas } };
    },
    linhas: [
      { entidade: 'matriculas', acao: 'CRIAR', antes: null, depois: { ano: 2026 } },
      {
        entidade: 'unidades-educacionais',
        acao: 'ALTERAR',
        antes: { nome: 'ESCOLA LUA' },
        depois: { nome: 'ESCOLA SOL' },
      },
    ],
  },
  'DELETE /unidades-educacionais/:id': {
    preparar: async ({ app }) => {
      const { id } = await criarUnidade(app, { nome: 'ESCOLA LUA' });
      return { url: `/unidades-educacionais/${id}`, registro: id };
    },
    linhas: [{ entidade: 'unidades-educacionais', acao: 'EXCLUIR', antes: { nome: 'ESCOLA LUA' }, depois: null }],
  },
  'PUT /unidades-educacionais/:id/desativar': {
    preparar: async ({ app }) => {
      const { id } = await criarUnidade(app);
      return { url: `/unidades-educacionais/${id}/desativar`, registro: id };
    },
    linhas: [
      { entidade: 'unidades-educacionais', acao: 'DESATIVAR', antes: { ativa: true }, depois: { ativa: false } },
    ],
  },
  'PUT /unidades-educacionais/:id/reativar': {
    preparar: async ({ app }) => {
      const { id } = await criarUnidade(app, { ativa: false });
      return { url: `/unidades-educacionais/${id}/reativar`, registro: id };
    },
    linhas: [{ entidade: 'unidades-educacionais', acao: 'REATIVAR', antes: { ativa: false }, depois: { ativa: true } }],
  },
  'POST /matriculas/censo/conferencia': {
    preparar: () => ({
      url: '/matriculas/censo/conferencia',
      corpo: { municipio: '2800308', linhas: [escolaDoCenso()] },
    }),
    // It is the preview of an import, and writes nothing.
    linhas: [],
  },
  'POST /matriculas/censo': {
    preparar: async ({ app }) => {
      const linha = escolaDoCenso();
      const { id } = await criarUnidade(app, { codigoInep: linha.CO_ENTIDADE, localizacao: 'RURAL' });
      return { url: '/matriculas/censo', corpo: { municipio: '2800308', linhas: [linha] }, registro: id };
    },
    linhas: [
      {
        entidade: 'unidades-educacionais',
        acao: 'ALTERAR',
        antes: { localizacao: 'RURAL', pct: null },
        depois: { localizacao: 'URBANA', pct: 'NENHUM' },
      },
      { entidade: 'matriculas', acao: 'CRIAR', antes: null, depois: { ano: 2025 } },
    ],
  },
  'POST /unidades-educacionais/conferencia': {
    preparar: () => ({ url: '/unidades-educacionais/conferencia', corpo: [{ id: 900_001, nome: 'escola nova' }] }),
    // It is the preview of an import, and writes nothing.
    linhas: [],
  },
  'POST /unidades-educacionais/save': {
    preparar: async ({ app }) => {
      await criarUnidade(app, { nome: 'ESCOLA ANTIGA', idIEscolar: 900_002 });
      return {
        url: '/unidades-educacionais/save',
        corpo: [
          { id: 900_001, nome: 'escola nova' },
          { id: 900_002, nome: 'escola renomeada' },
        ],
        registro: expect.any(Number),
      };
    },
    linhas: [
      { entidade: 'unidades-educacionais', acao: 'CRIAR', antes: null, depois: { nome: 'ESCOLA NOVA' } },
      {
        entidade: 'unidades-educacionais',
        acao: 'ALTERAR',
        antes: { nome: 'ESCOLA ANTIGA' },
        depois: { nome: 'ESCOLA RENOMEADA' },
      },
    ],
  },
};

const item = (nome: string) => ({ nome, itemProdutoTipo: 'ALIMENTO', categoria: 'CEREAIS' });
const produto = (nome: string, itemId: number) => ({
  nome,
  medidaReal: 1,
  unidadeMedida: 'KG',
  unidadeProduto: 'PACOTE',
  item: { id: itemId },
});
const fornecedor = (nomeFantasia: string, cnpj: string) => ({
  fornecedorTipo: 'JURIDICO',
  nomeFantasia,
  razaoSocial: 'sol ltda',
  cnpj,
  inscricaoEstadual: '123456789',
  porteDaEmpresa: 'ME',
  email: 'sol@exemplo.test',
  cep: '13560000',
  logradouro: 'rua a',
  numero: '1',
  bairro_distrito: 'centro',
  municipio: 'são carlos',
  uf: 'SP',
});

const CATALOGO: Record<string, Escrita> = {
  'POST /itens-produto': {
    preparar: () => ({ url: '/itens-produto', corpo: item('aveia') }),
    linhas: [{ entidade: 'itens-produto', acao: 'CRIAR', antes: null, depois: { nome: 'AVEIA' } }],
  },
  'PUT /itens-produto/:id': {
    preparar: async ({ app }) => {
      const { id } = await criarItem(app, { nome: 'CEVADA' });
      return { url: `/itens-produto/${id}`, corpo: item('centeio') };
    },
    linhas: [{ entidade: 'itens-produto', acao: 'ALTERAR', antes: { nome: 'CEVADA' }, depois: { nome: 'CENTEIO' } }],
  },
  'PUT /itens-produto/graus': {
    preparar: async ({ app }) => {
      const { id } = await criarItem(app, { nome: 'PAINÇO', grauProcessamento: null });
      return {
        url: '/itens-produto/graus',
        registro: id,
        corpo: { itens: [{ id, versao: 1, grauProcessamento: 'IN_NATURA_MINIMAMENTE_PROCESSADO' }] },
      };
    },
    linhas: [
      {
        entidade: 'itens-produto',
        acao: 'ALTERAR',
        antes: { grauProcessamento: null },
        depois: { grauProcessamento: 'IN_NATURA_MINIMAMENTE_PROCESSADO' },
      },
    ],
  },
  'PUT /itens-produto/classificacoes': {
    preparar: async ({ app }) => {
      const { id } = await criarItem(app, { nome: 'JILÓ' });
      return {
        url: '/itens-produto/classificacoes',
        registro: id,
        corpo: { itens: [{ id, versao: 1, grupo: 'HORTALICA' }] },
      };
    },
    linhas: [{ entidade: 'itens-produto', acao: 'ALTERAR', antes: { grupo: null }, depois: { grupo: 'HORTALICA' } }],
  },
  'DELETE /itens-produto/:id': {
    preparar: async ({ app }) => {
      const { id } = await criarItem(app, { nome: 'TRIGO' });
      return { url: `/itens-produto/${id}`, registro: id };
    },
    linhas: [{ entidade: 'itens-produto', acao: 'EXCLUIR', antes: { nome: 'TRIGO' }, depois: null }],
  },
  'POST /exclusoes/desfazer': {
    preparar: async ({ app }, autor) => {
      await app.banco
        .insert(usuarioPermissoes)
        .values({ usuarioId: autor.usuarioId, permissao: 'ITENS' })
        .onConflictDoNothing();
      const { id } = await criarItem(app, { nome: 'SORGO' });
      await feito(autor, 'DELETE', `/itens-produto/${id}`);
      return { url: '/exclusoes/desfazer', corpo: { entidade: 'itens-produto', id }, registro: id };
    },
    linhas: [{ entidade: 'itens-produto', acao: 'DESFAZER_EXCLUSAO', antes: null, depois: { nome: 'SORGO' } }],
  },
  'POST /produtos': {
    preparar: async ({ app }) => ({ url: '/produtos', corpo: produto('aveia 1 kg', (await criarItem(app)).id) }),
    linhas: [{ entidade: 'produtos', acao: 'CRIAR', antes: null, depois: { nome: 'AVEIA 1 KG' } }],
  },
  'PUT /produtos/:id': {
    preparar: async ({ app }) => {
      const { id, itemId } = await criarProduto(app, { nome: 'CEVADA 1 KG' });
      return { url: `/produtos/${id}`, corpo: produto('centeio 1 kg', itemId) };
    },
    linhas: [
      { entidade: 'produtos', acao: 'ALTERAR', antes: { nome: 'CEVADA 1 KG' }, depois: { nome: 'CENTEIO 1 KG' } },
    ],
  },
  'DELETE /produtos/:id': {
    preparar: async ({ app }) => {
      const { id } = await criarProduto(app, { nome: 'TRIGO 1 KG' });
      return { url: `/produtos/${id}`, registro: id };
    },
    linhas: [{ entidade: 'produtos', acao: 'EXCLUIR', antes: { nome: 'TRIGO 1 KG' }, depois: null }],
  },
  'POST /fornecedores': {
    preparar: () => ({ url: '/fornecedores', corpo: fornecedor('sol', '11222333000181') }),
    linhas: [{ entidade: 'fornecedores', acao: 'CRIAR', antes: null, depois: { nomeFantasia: 'SOL' } }],
  },
  'PUT /fornecedores/:id': {
    preparar: async ({ app }) => {
      const { id } = await criarFornecedor(app, { nomeFantasia: 'LUA' });
      return { url: `/fornecedores/${id}`, corpo: fornecedor('mar', '05423994000172') };
    },
    linhas: [
      { entidade: 'fornecedores', acao: 'ALTERAR', antes: { nomeFantasia: 'LUA' }, depois: { nomeFantasia: 'MAR' } },
    ],
  },
  'DELETE /fornecedores/:id': {
    preparar: async ({ app }) => {
      const { id } = await criarFornecedor(app, { nomeFantasia: 'LUA' });
      return { url: `/fornecedores/${id}`, registro: id };
    },
    linhas: [{ entidade: 'fornecedores', acao: 'EXCLUIR', antes: { nomeFantasia: 'LUA' }, depois: null }],
  },
};

const MUNICIPIO: Record<string, Escrita> = {
  'PUT /tratamentos/:tipo/prazo': {
    preparar: () => ({ url: '/tratamentos/alunos/prazo', corpo: { prazo: 7, versao: 1 }, registro: null }),
    linhas: [{ entidade: 'tratamentos', acao: 'ALTERAR', antes: { prazo: 10 }, depois: { prazo: 7 } }],
  },
  'PUT /municipio': {
    preparar: () => ({
      url: '/municipio',
      corpo: {
        nome: 'São João del-Rei',
        uf: 'MG',
        codigoIbge: '3162500',
        fuso: 'America/Sao_Paulo',
        inicioAnoLetivo: '02/02/2026',
        fimAnoLetivo: '18/12/2026',
        diasLetivos: 200,
        vinculoDeCardapios: 'TODOS',
        senhaMinima: 8,
      },
      registro: null,
    }),
    linhas: [{ entidade: 'municipio', acao: 'ALTERAR', antes: {}, depois: { nome: 'São João del-Rei' } }],
  },
  'POST /municipio/mensagem-de-teste': {
    preparar: () => ({ url: '/municipio/mensagem-de-teste' }),
    // It sends an e-mail, and writes nothing.
    linhas: [],
  },
  'PUT /municipio/logo': {
    preparar: () => ({ url: '/municipio/logo', corpo: IMAGEM, cabecalhos: TEXTO_PURO, registro: null }),
    linhas: [{ entidade: 'municipio', acao: 'IMAGEM', antes: { temImagem: false }, depois: { temImagem: true } }],
  },
  'DELETE /municipio/logo': {
    preparar: () => ({ url: '/municipio/logo', registro: null }),
    linhas: [{ entidade: 'municipio', acao: 'IMAGEM_RETIRADA', antes: {}, depois: { temImagem: false } }],
  },
};

const LISTAS: Record<string, Escrita> = {
  'POST /convencoes/:lista/opcoes': {
    preparar: () => ({
      url: '/convencoes/categorias-alimento/opcoes',
      corpo: { descricao: 'Ervas e temperos' },
      registro: null,
    }),
    linhas: [
      {
        entidade: 'convencoes',
        acao: 'CRIAR',
        antes: null,
        depois: { lista: 'categorias-alimento', nome: 'ERVAS_E_TEMPEROS', descricao: 'Ervas e temperos', ativa: true },
      },
    ],
  },
  'PUT /convencoes/:lista/opcoes/:nome': {
    preparar: () => ({
      url: '/convencoes/formas-alimento/opcoes/COZIDO',
      corpo: { descricao: 'Cozido em água', ativa: false },
      registro: null,
    }),
    linhas: [
      {
        entidade: 'convencoes',
        acao: 'ALTERAR',
        antes: { lista: 'formas-alimento', nome: 'COZIDO', descricao: 'Cozido', ativa: true, versao: 1 },
        depois: { lista: 'formas-alimento', nome: 'COZIDO', descricao: 'Cozido em água', ativa: false, versao: 2 },
      },
    ],
  },
  'PUT /convencoes/:lista/ordem': {
    preparar: () => ({ url: '/convencoes/portes-empresa/ordem', corpo: { nomes: ['EPP', 'ME'] }, registro: null }),
    linhas: [
      {
        entidade: 'convencoes',
        acao: 'ALTERAR',
        antes: { lista: 'portes-empresa', ordem: ['ME', 'EPP'] },
        depois: { lista: 'portes-empresa', ordem: ['EPP', 'ME'] },
      },
    ],
  },
};

const REGRAS: Record<string, Escrita> = {
  'PUT /regras-pnae/:id': {
    preparar: async ({ app }) => {
      const colunas = { codigo: 'DIVERSIDADE', regra: 'Alimentos in natura', operador: '>=', valor: '50' } as const;
      const textos = { unidade: 'tipos', periodo: 'ano', escopo: '', norma: 'Res. 3/2025', certeza: 'indício' };
      const { id } = primeira(
        await app.banco
          .insert(regrasPnae)
          .values({ ...colunas, ...textos })
          .returning(),
      );
      return {
        url: `/regras-pnae/${id}`,
        corpo: { valor: 51, norma: 'Res. 3/2025', vigenteDe: '01/01/2026', certeza: 'verificado' },
      };
    },
    linhas: [
      {
        entidade: 'regras-pnae',
        acao: 'ALTERAR',
        antes: { valor: 50, vigenteDe: null },
        depois: { valor: 51, vigenteDe: '01/01/2026' },
      },
    ],
  },
};

/** The writes of the municipality, of its lists, of users, units, items, products and suppliers. */
export const ESCRITAS_DOS_CADASTROS = { ...MUNICIPIO, ...LISTAS, ...REGRAS, ...UNIDADES, ...CATALOGO };
