import { createHash } from 'node:crypto';
import type { Usuario } from '@merenda/shared/contratos';
import { expect } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { recuperacoesSenha, usuarioPermissoes, usuarios } from '../../../banco/esquema/acesso.js';
import { primeira } from '../../../banco/restricoes.js';
import { emTransacao } from '../../../banco/transacao.js';
import { abrirSessao } from '../../../recursos/tokens/sessoes.js';
import { nomeDaSessao } from '../../../recursos/tokens/token.js';
import { hashDaSenha } from '../../../recursos/tokens/senhas.js';
import { comPin, conhecerAparelho } from '../../pin.js';
import { entrarComo, type Pessoa } from '../../app.js';
import { ativarAutenticador, codigoDoAutenticador, iniciarAutenticador } from '../../autenticador.js';
import { cadastrarChave, ChaveDeTeste } from '../../chave-de-acesso.js';
import { escolaDoCenso } from '../../censo.js';
import { criarFornecedor, criarItem, criarProduto, criarUnidade, sequencia } from '../../fabricas.js';
import { feito, type Casa } from '../casa.js';
import { IMAGEM, TEXTO_PURO, type Escrita } from './escrita.js';

const usuario = (nome: string, cpf: string) => ({
  usuario: nome,
  email: `${nome}@exemplo.test`,
  pessoa: { nome: 'ana lima', cpf, pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' },
  permissoes: ['ITENS'],
});

const VISAO = { lista: '/gerenciar-itens', nome: 'Grãos', parametros: 'nome=A', compartilhada: true };

/** What the author, or another holder of USUARIOS, asks for: that a user gets the permission. */
async function pedirUsuarios({ app }: Casa, quemPede: Pessoa): Promise<{ id: number; usuarioId: number }> {
  const { usuarioId } = await entrarComo(app, { permissoes: ['PRODUTOS'] });
  const [alterado] = await feito<Usuario[]>(quemPede, 'PUT', '/usuarios/acessos', {
    usuarios: [{ id: usuarioId, versao: 1 }],
    permissoes: { modo: 'ADICIONAR', marcados: ['USUARIOS'] },
  });
  return { id: alterado?.aguardaAprovacao[0]?.id ?? 0, usuarioId };
}

const deOutra = async (casa: Casa) => pedirUsuarios(casa, await entrarComo(casa.app, { permissoes: ['USUARIOS'] }));

const pessoaDe = async ({ app }: Casa, { usuarioId }: Pessoa): Promise<number> =>
  primeira(await app.banco.select({ id: usuarios.pessoaId }).from(usuarios).where(eq(usuarios.id, usuarioId))).id;

/** Opens a recovery link for the user and returns its token. */
async function linkDeRecuperacao({ app }: Casa, { usuarioId }: Pessoa): Promise<string> {
  const token = `token-${sequencia()}`;
  const hash = createHash('sha256').update(token).digest('hex');
  await app.banco.insert(recuperacoesSenha).values({ hash, usuarioId, expiraEm: new Date('2099-01-01') });
  return token;
}

const USUARIOS: Record<string, Escrita> = {
  'POST /tokens/autenticar': {
    anonima: true,
    preparar: async ({ app }) => ({
      url: '/tokens/autenticar',
      corpo: { usuario: (await entrarComo(app, { senha: 'merenda com café' })).usuario, senha: 'merenda com café' },
    }),
    // A session is no record of the municipality; logins are counted by the metrics.
    linhas: [],
  },
  'POST /tokens/segundo-fator': {
    anonima: true,
    preparar: async ({ app }) => {
      const pessoa = await entrarComo(app, { senha: 'merenda com café' });
      const segredo = await ativarAutenticador(pessoa);
      const credenciais = { usuario: pessoa.usuario, senha: 'merenda com café' };
      const { bilhete } = await feito<{ bilhete: string }>(pessoa, 'POST', '/tokens/autenticar', credenciais);
      return {
        url: '/tokens/segundo-fator',
        corpo: { bilhete, forma: 'AUTENTICADOR', codigo: codigoDoAutenticador(segredo) },
      };
    },
    linhas: [],
  },
  // A secret that no code has confirmed counts for nothing.
  'POST /segundo-fator/autenticador': { preparar: () => ({ url: '/segundo-fator/autenticador' }), linhas: [] },
  'PUT /segundo-fator/autenticador': {
    preparar: async (_casa, autor) => ({
      url: '/segundo-fator/autenticador',
      corpo: { codigo: codigoDoAutenticador(await iniciarAutenticador(autor)) },
      registro: autor.usuarioId,
    }),
    linhas: [{ entidade: 'usuarios', acao: 'ATIVAR_SEGUNDO_FATOR', antes: null, depois: { forma: 'AUTENTICADOR' } }],
  },
  'DELETE /segundo-fator/autenticador': {
    preparar: async (_casa, autor) => {
      await ativarAutenticador(autor);
      return { url: '/segundo-fator/autenticador', registro: autor.usuarioId };
    },
    linhas: [{ entidade: 'usuarios', acao: 'RETIRAR_SEGUNDO_FATOR', antes: { forma: 'AUTENTICADOR' }, depois: null }],
  },
  // A challenge that no passkey has signed counts for nothing.
  'POST /segundo-fator/chaves/opcoes': { preparar: () => ({ url: '/segundo-fator/chaves/opcoes' }), linhas: [] },
  'POST /segundo-fator/chaves': {
    preparar: async (_casa, autor) => {
      const { challenge } = await feito<{ challenge: string }>(
        autor,
        'POST',
        '/segundo-fator/chaves/opcoes',
        undefined,
      );
      return {
        url: '/segundo-fator/chaves',
        corpo: { nome: 'Celular', credencial: new ChaveDeTeste().cadastrar(challenge) },
        registro: autor.usuarioId,
      };
    },
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'ATIVAR_SEGUNDO_FATOR',
        antes: null,
        depois: { forma: 'CHAVE', nome: 'Celular' },
      },
    ],
  },
  'DELETE /segundo-fator/chaves/:id': {
    preparar: async (_casa, autor) => {
      const { id } = await cadastrarChave(autor, new ChaveDeTeste());
      return { url: `/segundo-fator/chaves/${id}`, registro: autor.usuarioId };
    },
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'RETIRAR_SEGUNDO_FATOR',
        antes: { forma: 'CHAVE', nome: 'Celular' },
        depois: null,
      },
    ],
  },
  'POST /segundo-fator/codigos': {
    preparar: async (_casa, autor) => {
      await ativarAutenticador(autor);
      return { url: '/segundo-fator/codigos', registro: autor.usuarioId };
    },
    // The codes are never in the audit trail.
    linhas: [{ entidade: 'usuarios', acao: 'RENOVAR_CODIGOS', antes: null, depois: null }],
  },
  'DELETE /usuarios/:id/segundo-fator': {
    preparar: async ({ app }) => {
      const pessoa = await entrarComo(app);
      await ativarAutenticador(pessoa);
      return { url: `/usuarios/${pessoa.usuarioId}/segundo-fator`, registro: pessoa.usuarioId };
    },
    linhas: [{ entidade: 'usuarios', acao: 'REDEFINIR_SEGUNDO_FATOR', antes: null, depois: null }],
  },
  'POST /tokens/pin/pessoas': {
    preparar: () => ({ url: '/tokens/pin/pessoas', corpo: { aparelho: 'desconhecido' } }),
    linhas: [],
    anonima: true,
  },
  'POST /tokens/pin': {
    preparar: async ({ app }) => {
      const { aparelho, pessoa } = await comPin(app);
      return { url: '/tokens/pin', corpo: { aparelho, usuario: pessoa.usuarioId, pin: '482913' } };
    },
    linhas: [],
    anonima: true,
  },
  'PUT /pins': {
    preparar: async ({ app }, autor) => ({
      url: '/pins',
      corpo: { aparelho: await conhecerAparelho(app, autor), pin: '482913' },
      registro: autor.usuarioId,
    }),
    linhas: [{ entidade: 'usuarios', acao: 'DEFINIR_PIN', antes: null, depois: { aparelho: 'Chrome no Android' } }],
  },
  'DELETE /pins/:pin': {
    preparar: async ({ app }, autor) => {
      const aparelho = await conhecerAparelho(app, autor);
      await feito(autor, 'PUT', '/pins', { aparelho, pin: '482913' });
      return { url: `/pins/${nomeDaSessao(aparelho)}`, registro: autor.usuarioId };
    },
    linhas: [{ entidade: 'usuarios', acao: 'RETIRAR_PIN', antes: { aparelho: 'Chrome no Android' }, depois: null }],
  },
  'POST /tokens/confirmar': {
    preparar: async ({ app }, autor) => {
      const senhaHash = await hashDaSenha('merenda com café');
      await app.banco.update(usuarios).set({ senhaHash }).where(eq(usuarios.id, autor.usuarioId));
      return { url: '/tokens/confirmar', corpo: { senha: 'merenda com café' } };
    },
    linhas: [],
  },
  'DELETE /tokens': { preparar: () => ({ url: '/tokens' }), linhas: [] },
  // A read: the token is in the body.
  'POST /tokens/fim': {
    anonima: true,
    preparar: () => ({ url: '/tokens/fim', corpo: { token: 'outro' } }),
    linhas: [],
  },
  'DELETE /sessoes': { preparar: () => ({ url: '/sessoes' }), linhas: [] },
  'DELETE /sessoes/:sessao': {
    preparar: async ({ app }, { usuarioId }) => {
      const outra = await emTransacao({ banco: app.banco, usuario: null }, (tx) => abrirSessao(tx, usuarioId));
      return { url: `/sessoes/${nomeDaSessao(outra)}` };
    },
    linhas: [],
  },
  // What a user has read and dismissed is no record of the municipality: all others see it as before.
  'PUT /notificacoes/leituras': {
    preparar: () => ({ url: '/notificacoes/leituras', corpo: { grupo: 'LOTES_VENCIDOS' } }),
    linhas: [],
  },
  'POST /notificacoes/dispensas': {
    preparar: () => ({
      url: '/notificacoes/dispensas',
      corpo: { grupo: 'CONTRATOS_NO_FIM', ate: '24/11/2026' },
    }),
    linhas: [],
  },
  'DELETE /notificacoes/dispensas': {
    preparar: () => ({ url: '/notificacoes/dispensas?id=LOTES_VENCIDOS-1' }),
    linhas: [],
  },
  'POST /visoes': {
    preparar: () => ({ url: '/visoes', corpo: VISAO }),
    linhas: [{ entidade: 'visoes', acao: 'CRIAR', antes: null, depois: { nome: 'Grãos', lista: '/gerenciar-itens' } }],
  },
  'PUT /visoes/:id': {
    preparar: async (_casa, autor) => {
      const { id } = await feito<{ id: number }>(autor, 'POST', '/visoes', { ...VISAO, nome: `Visão ${sequencia()}` });
      return { url: `/visoes/${id}`, corpo: { ...VISAO, nome: `Outra ${id}`, parametros: 'nome=F' } };
    },
    linhas: [
      { entidade: 'visoes', acao: 'ALTERAR', antes: { parametros: 'nome=A' }, depois: { parametros: 'nome=F' } },
    ],
  },
  'DELETE /visoes/:id': {
    preparar: async (_casa, autor) => {
      const { id } = await feito<{ id: number }>(autor, 'POST', '/visoes', { ...VISAO, nome: `Visão ${sequencia()}` });
      return { url: `/visoes/${id}`, registro: id };
    },
    linhas: [{ entidade: 'visoes', acao: 'EXCLUIR', antes: { parametros: 'nome=A' }, depois: null }],
  },
  'POST /usuarios/recuperar-senha': {
    anonima: true,
    preparar: () => ({ url: '/usuarios/recuperar-senha', corpo: { email: 'ausente@exemplo.test' } }),
    // Nothing of the user changes until the link is used.
    linhas: [],
  },
  'POST /usuarios/redefinir-senha': {
    anonima: true,
    preparar: async (casa, autor) => ({
      url: '/usuarios/redefinir-senha',
      corpo: { token: await linkDeRecuperacao(casa, autor), senha: 'café com merenda' },
      registro: autor.usuarioId,
    }),
    // A password is never in the audit trail.
    linhas: [{ entidade: 'usuarios', acao: 'REDEFINIR_SENHA', antes: null, depois: null }],
  },
  'POST /usuarios': {
    preparar: () => ({ url: '/usuarios', corpo: { ...usuario('nova', '35161990910'), senha: 'merenda com café' } }),
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'CRIAR',
        antes: null,
        depois: { usuario: 'nova', pessoa: { nome: 'ANA LIMA' }, permissoes: ['ITENS'] },
      },
    ],
  },
  'PUT /usuarios/:id': {
    preparar: async ({ app }) => {
      const { usuarioId, usuario: nome } = await entrarComo(app, { permissoes: ['PRODUTOS'] });
      return { url: `/usuarios/${usuarioId}`, corpo: usuario(nome, '74407265027') };
    },
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'ALTERAR',
        antes: { pessoa: { cargo: null }, permissoes: ['PRODUTOS'] },
        depois: { pessoa: { cargo: 'GESTOR' }, permissoes: ['ITENS'] },
      },
    ],
  },
  'PUT /usuarios/acessos': {
    preparar: async ({ app }) => {
      const { usuarioId } = await entrarComo(app, { permissoes: ['PRODUTOS'] });
      return {
        url: '/usuarios/acessos',
        corpo: {
          usuarios: [{ id: usuarioId, versao: 1 }],
          permissoes: { modo: 'SUBSTITUIR', marcados: ['ITENS'] },
        },
        registro: usuarioId,
      };
    },
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'ALTERAR',
        antes: { permissoes: ['PRODUTOS'], versao: 1 },
        depois: { permissoes: ['ITENS'], versao: 2 },
      },
    ],
  },
  'DELETE /usuarios/:id': {
    preparar: async ({ app }) => {
      const { usuarioId } = await entrarComo(app, { permissoes: ['PRODUTOS'] });
      return { url: `/usuarios/${usuarioId}`, registro: usuarioId };
    },
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'DESATIVAR',
        antes: { permissoes: ['PRODUTOS'] },
        depois: { permissoes: ['PRODUTOS'], situacao: 'DESATIVADO' },
      },
    ],
  },
  'POST /usuarios/:id/convite': {
    preparar: async ({ app }) => {
      const { usuarioId } = await entrarComo(app, { permissoes: ['PRODUTOS'] });
      await app.banco.update(usuarios).set({ senhaHash: '' }).where(eq(usuarios.id, usuarioId));
      return { url: `/usuarios/${usuarioId}/convite`, registro: usuarioId };
    },
    // The link is never in the audit trail.
    linhas: [{ entidade: 'usuarios', acao: 'CONVIDAR', antes: null, depois: null }],
  },
  'PUT /usuarios/:id/desativar': {
    preparar: async ({ app }) => {
      const { usuarioId } = await entrarComo(app, { senha: 'merenda com café' });
      return { url: `/usuarios/${usuarioId}/desativar`, registro: usuarioId };
    },
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'DESATIVAR',
        antes: { situacao: 'ATIVO' },
        depois: { situacao: 'DESATIVADO' },
      },
    ],
  },
  'POST /estoques/me': {
    preparar: async ({ app }, { usuarioId }) => ({
      url: '/estoques/me',
      corpo: { estoques: [{ id: (await criarUnidade(app, { nome: 'ESCOLA VINCULADA' })).estoque.id }] },
      registro: usuarioId,
    }),
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'ALTERAR',
        antes: {},
        depois: {
          estoques: expect.arrayContaining([
            expect.objectContaining({ unidadeEducacional: expect.objectContaining({ nome: 'ESCOLA VINCULADA' }) }),
          ]),
        },
      },
    ],
  },
  'PUT /usuarios/:id/reativar': {
    preparar: async ({ app }) => {
      const { usuarioId } = await entrarComo(app, { senha: 'merenda com café' });
      await app.banco.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, usuarioId));
      return { url: `/usuarios/${usuarioId}/reativar`, registro: usuarioId };
    },
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'REATIVAR',
        antes: { situacao: 'DESATIVADO' },
        depois: { situacao: 'ATIVO' },
      },
    ],
  },
  'PUT /aprovacoes/:id/aprovar': {
    preparar: async (casa) => {
      const { id, usuarioId } = await deOutra(casa);
      return { url: `/aprovacoes/${id}/aprovar`, registro: usuarioId };
    },
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'APROVAR',
        antes: null,
        depois: { ato: 'DAR_USUARIOS', pedidaPor: expect.stringMatching(/^PESSOA/) },
      },
      {
        entidade: 'usuarios',
        acao: 'ALTERAR',
        antes: { permissoes: ['PRODUTOS'] },
        depois: { permissoes: ['PRODUTOS', 'USUARIOS'] },
      },
    ],
  },
  'PUT /aprovacoes/:id/recusar': {
    preparar: async (casa) => {
      const { id, usuarioId } = await deOutra(casa);
      return { url: `/aprovacoes/${id}/recusar`, registro: usuarioId };
    },
    linhas: [{ entidade: 'usuarios', acao: 'RECUSAR_APROVACAO', antes: null, depois: { ato: 'DAR_USUARIOS' } }],
  },
  'PUT /aprovacoes/:id/retirar': {
    preparar: async (casa, autor) => {
      await entrarComo(casa.app, { permissoes: ['USUARIOS'] });
      const { id, usuarioId } = await pedirUsuarios(casa, autor);
      return { url: `/aprovacoes/${id}/retirar`, registro: usuarioId };
    },
    linhas: [{ entidade: 'usuarios', acao: 'RETIRAR_APROVACAO', antes: null, depois: { ato: 'DAR_USUARIOS' } }],
  },
  'PUT /usuarios/:id/imagem': {
    preparar: (_casa, { usuarioId }) => ({
      url: `/usuarios/${usuarioId}/imagem`,
      corpo: IMAGEM,
      cabecalhos: TEXTO_PURO,
      registro: usuarioId,
    }),
    linhas: [{ entidade: 'usuarios', acao: 'IMAGEM', antes: {}, depois: { temImagem: true } }],
  },
  'PUT /pessoas/:id': {
    preparar: async (casa, autor) => ({
      url: `/pessoas/${await pessoaDe(casa, autor)}`,
      corpo: { email: `${autor.usuario}@exemplo.test`, pessoa: { nome: 'ana lima', cpf: '12345678909' } },
      registro: autor.usuarioId,
    }),
    linhas: [
      {
        entidade: 'usuarios',
        acao: 'ALTERAR',
        antes: { pessoa: { nome: expect.stringMatching(/^PESSOA/) } },
        depois: { pessoa: { nome: 'ANA LIMA', cpf: '12345678909' } },
      },
    ],
  },
};

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

/** The writes of the municipality, of its lists, of users, units, items, products and suppliers. */
export const ESCRITAS_DOS_CADASTROS = { ...MUNICIPIO, ...LISTAS, ...USUARIOS, ...UNIDADES, ...CATALOGO };
