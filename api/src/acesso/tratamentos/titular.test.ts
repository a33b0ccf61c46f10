import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { DadosDoTitular, Usuario } from '@merenda/shared/contratos';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ANONIMIZAVEIS } from '../../areas.js';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { fornecedores } from '../../banco/esquema/cadastros/catalogo.js';
import { emTransacao } from '../../banco/transacao.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarFornecedor } from '../../teste/fabricas.js';
import { abrirCasa, feito, loteNoEstoque, type Casa } from '../../teste/rotas/casa.js';
import { anonimizarTitular } from './anonimizacao.js';

let app: FastifyInstance;
let casa: Casa;
let gestora: Pessoa;
let vez = 0;
beforeAll(async () => {
  app = await criarAppDeTeste();
  casa = await abrirCasa(app, 951);
  gestora = await entrarComo(app, { permissoes: ['USUARIOS', 'FORNECEDORES'], estoques: [casa.estoque] });
});
afterAll(() => app.close());

const CPFS = ['74407265027', '35161990910', '11144477735', '52998224725', '16899535009'];
let rosa: Usuario;
let pessoa: Pessoa;
beforeEach(async () => {
  const nova = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [casa.estoque] });
  const corpo = {
    usuario: `rosa${vez}`,
    email: `rosa${vez}@exemplo.test`,
    pessoa: {
      nome: 'ROSA PRADO',
      cpf: CPFS[vez++],
      celular: '16999990001',
      pessoaTipo: 'FUNCIONARIO',
      cargo: 'GESTOR',
    },
  };
  rosa = (await gestora.injetar('PUT', `/usuarios/${nova.usuarioId}`, corpo)).json<Usuario>();
  pessoa = nova;
});

/** Takes a kit's worth out of the stock, as Rosa. */
const darSaida = async () => {
  const lote = await loteNoEstoque(casa);
  const corpo = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'X', quantidade: 1 };
  await feito(pessoa, 'PUT', `/estoques/${casa.estoque.id}/produtos-estoque/${lote.id}`, corpo);
};
const tabelaDe = ({ tratamentos }: DadosDoTitular, titulo: string) =>
  tratamentos.flatMap(({ tabelas }) => tabelas).find((tabela) => tabela.titulo === titulo);
const linhaDaTrilha = (acao: string, id: number) =>
  app.banco.execute(
    sql`select usuario_id, antes, depois from auditoria where acao = ${acao} and entidade_id = ${id} order by id desc limit 1`,
  );
const anonimizar = (digitado: { usuario?: string; fornecedor?: string }) =>
  emTransacao({ banco: app.banco, usuario: null }, (tx) => anonimizarTitular(ANONIMIZAVEIS, tx, digitado));
const desativar = (id: number) => feito(gestora, 'PUT', `/usuarios/${id}/desativar`);
const lerUsuario = async (id: number) =>
  (await gestora.injetar('GET', '/usuarios')).json<Usuario[]>().find((usuario) => usuario.id === id);

describe('the data of a person', () => {
  test('users get their own data: everything of the register in words, acts as numbers, secrets never', async () => {
    await darSaida();
    const url = `/pessoas/${rosa.pessoa.id}/dados`;
    const dados = (await pessoa.injetar('GET', url)).json<DadosDoTitular>();
    expect(dados.titular).toBe('Rosa Prado');
    const daPessoa = tabelaDe(dados, 'Dados da pessoa');
    expect(daPessoa?.colunas).toEqual(['Nome', 'CPF', 'Telefone', 'Celular', 'Tipo', 'Cargo', 'CNH', 'CRN']);
    expect(daPessoa?.linhas).toEqual([
      ['ROSA PRADO', rosa.pessoa.cpf, '', '16999990001', 'FUNCIONARIO', 'GESTOR', '', ''],
    ]);
    expect(tabelaDe(dados, 'Conta')?.colunas).not.toContain('Resumo da senha, que não permite lê-la');
    expect(tabelaDe(dados, 'Permissões')?.linhas).toEqual([[String(rosa.id), 'ESTOQUES']]);
    expect(tabelaDe(dados, 'Sessões')?.linhas[0]).toContainEqual(
      expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/),
    );
    expect(tabelaDe(dados, 'Saídas de estoque')).toMatchObject({ registros: 1, linhas: [] });
    expect(tabelaDe(dados, 'Atos na trilha de auditoria')?.linhas[0]).toContain('SAIDA');
    expect(dados.tratamentos[0]).toMatchObject({ guarda: expect.stringContaining('10 anos desde o fim do ano') });
    const alheia = await gestora.injetar('GET', url);
    expect([alheia.statusCode, alheia.json().detail]).toEqual([
      403,
      'Você só pode ver e alterar os seus próprios dados.',
    ]);
  });

  test('no secret is given: each table that has one shows these columns', async () => {
    for (const gravar of [
      sql`insert into aparelhos (hash, usuario_id, nome, usado_em, pin_hash, pin_desde)
        values ('SEGREDO', ${rosa.id}, 'Chrome no Android', now(), 'SEGREDO', now())`,
      sql`insert into autenticadores (usuario_id, segredo, segredo_novo, desde, ultimo_passo)
        values (${rosa.id}, 'SEGREDO', 'SEGREDO', now(), 1)`,
      sql`insert into chaves_de_acesso (usuario_id, nome, credencial, chave_publica, contador, transportes, criada_em)
        values (${rosa.id}, 'Celular', 'SEGREDO', 'SEGREDO', 1, '["SEGREDO"]', now())`,
      sql`insert into codigos_de_recuperacao (usuario_id, hash) values (${rosa.id}, 'SEGREDO')`,
      sql`insert into bilhetes (hash, usuario_id, expira_em, desafio) values ('SEGREDO', ${rosa.id}, now(), 'SEGREDO')`,
      sql`insert into desafios_de_chave (usuario_id, desafio, expira_em) values (${rosa.id}, 'SEGREDO', now())`,
      sql`insert into recuperacoes_senha (hash, usuario_id, expira_em) values ('SEGREDO', ${rosa.id}, now())`,
      sql`insert into chaves_idempotencia (usuario_id, chave, pedido_hash, status, resposta)
        values (${rosa.id}, 'SEGREDO', 'SEGREDO', 201, '"SEGREDO"')`,
      sql`insert into exclusoes (entidade, registro, usuario_id, em, linhas, referencias)
        values ('pratos', '1', ${rosa.id}, now(), '{"SEGREDO": []}', '{"SEGREDO": {}}')`,
    ])
      await app.banco.execute(gravar);
    const resposta = await pessoa.injetar('GET', `/pessoas/${rosa.pessoa.id}/dados`);
    expect(resposta.body).not.toContain('SEGREDO');
    const dados = resposta.json<DadosDoTitular>();
    const COLUNAS = {
      Conta: ['Nome de usuário', 'E-mail', 'Ativo', 'Número da pessoa'],
      Sessões: [
        'Número do usuário',
        'Início',
        'Último uso',
        'Fim, se ninguém a usar',
        'Fim mais tarde possível',
        'Tempo sem uso permitido (segundos)',
        'Navegador',
        'Endereço de rede',
        'Por que terminou',
        'Senha digitada em',
        'O que a sessão abre',
      ],
      'Aparelhos em que entrou': [
        'Número do usuário',
        'Aparelho',
        'Primeiro acesso',
        'Último acesso',
        'Sem segunda etapa até',
        'PIN da cozinha desde',
        'Tentativas com o PIN',
      ],
      'Aplicativo autenticador': ['Número do usuário', 'Ativo desde'],
      'Chaves de acesso': ['Número do usuário', 'Nome', 'Cadastrada em', 'Usada em'],
      'Códigos de recuperação': ['Número do usuário', 'Usado em'],
      'Acessos que esperam a segunda etapa': ['Número do usuário', 'Fim'],
      'Cadastros de chave começados': ['Número do usuário', 'Fim'],
      'Links de recuperação e de convite': ['Número do usuário', 'Fim da validade', 'Uso'],
      'Envios dos últimos dias': ['Número do usuário', 'Resultado', 'Quando'],
      'Exclusões que ainda podem ser desfeitas': ['Número do registro', 'Quem excluiu', 'Quando'],
    };
    expect(
      Object.fromEntries(Object.keys(COLUNAS).map((titulo) => [titulo, tabelaDe(dados, titulo)?.colunas])),
    ).toEqual(COLUNAS);
  });

  test('another user’s and a supplier’s leave an audit line; a company has none', async () => {
    const doUsuario = (await gestora.injetar('GET', `/usuarios/${rosa.id}/dados`)).json<DadosDoTitular>();
    expect(tabelaDe(doUsuario, 'Conta')?.linhas[0]).toContain(rosa.email);
    expect((await linhaDaTrilha('EXPORTAR_DADOS', rosa.id)).rows).toEqual([
      { usuario_id: gestora.usuarioId, antes: null, depois: null },
    ]);
    const produtor = await criarFornecedor(app, {
      fornecedorTipo: 'FISICO',
      nome: 'JOÃO REIS',
      nomeFantasia: null,
      razaoSocial: null,
    });
    const doFornecedor = (await gestora.injetar('GET', `/fornecedores/${produtor.id}/dados`)).json<DadosDoTitular>();
    expect(tabelaDe(doFornecedor, 'Cadastro de fornecedor')?.linhas[0]).toContain('JOÃO REIS');
    const empresa = await criarFornecedor(app);
    expect((await gestora.injetar('GET', `/fornecedores/${empresa.id}/dados`)).statusCode).toBe(409);
    expect((await gestora.injetar('GET', '/usuarios/999999/dados')).statusCode).toBe(404);
  });
});

describe('the anonymisation of a user', () => {
  test('a user without signatures is removed whole: no name, document, contact, login or access; and does not come back', async () => {
    await expect(anonimizar({ usuario: rosa.usuario })).rejects.toThrow('Desative o usuário');
    await desativar(rosa.id);
    expect(await anonimizar({ usuario: rosa.usuario.toUpperCase() })).toBe('COMPLETA');
    expect(await lerUsuario(rosa.id)).toMatchObject({
      usuario: `anonimizada-${rosa.id}`,
      situacao: 'DESATIVADO',
      permissoes: [],
      estoques: [],
      pessoa: { nome: `PESSOA ANONIMIZADA Nº ${rosa.id}`, cpf: '', celular: null, cargo: null },
    });
    const [guardado] = await app.banco.select().from(usuarios).where(eq(usuarios.id, rosa.id));
    expect(guardado).toMatchObject({ senhaHash: '', imagem: null });
    expect((await linhaDaTrilha('ANONIMIZAR', rosa.id)).rows).toEqual([
      { usuario_id: null, antes: null, depois: { anonimizacao: 'COMPLETA' } },
    ]);
    const { versao } = (await lerUsuario(rosa.id))!;
    for (const [metodo, url, corpo] of [
      ['PUT', `/usuarios/${rosa.id}/reativar`, undefined],
      ['PUT', `/usuarios/${rosa.id}`, { usuario: 'r', email: 'r@exemplo.test', pessoa: rosa.pessoa, versao }],
    ] as const) {
      const resposta = await gestora.injetar(metodo, url, corpo);
      expect([resposta.statusCode, resposta.json().detail]).toEqual([
        409,
        'Este usuário foi anonimizado. Cadastre a pessoa de novo.',
      ]);
    }
    await expect(anonimizar({ usuario: `anonimizada-${rosa.id}` })).rejects.toThrow('já foi anonimizado');
  });

  test('a user who signed records keeps the name until their term is over; the records keep their number and amounts', async () => {
    await darSaida();
    const saida = async () =>
      (await app.banco.execute(sql`select id, quantidade, usuario_id from saidas where usuario_id = ${rosa.id}`)).rows;
    const antes = await saida();
    await desativar(rosa.id);
    expect(await anonimizar({ usuario: rosa.usuario })).toBe('PARCIAL');
    expect(await lerUsuario(rosa.id)).toMatchObject({
      pessoa: { nome: 'ROSA PRADO', cpf: '', celular: null, cargo: 'GESTOR' },
    });
    await expect(anonimizar({ usuario: `anonimizada-${rosa.id}` })).rejects.toThrow('O nome deste usuário fica');
    expect(await saida()).toEqual(antes);
    // The CPF is free for a new registration.
    const repetida = {
      usuario: 'rosa-nova',
      email: 'nova@exemplo.test',
      pessoa: { ...rosa.pessoa, cpf: rosa.pessoa.cpf },
      convite: true,
    };
    expect((await gestora.injetar('POST', '/usuarios', repetida)).statusCode).toBe(201);
  });
});

describe('the anonymisation of a supplier', () => {
  const produtor = () =>
    criarFornecedor(app, {
      fornecedorTipo: 'FISICO',
      nome: 'ANA REIS',
      nomeFantasia: null,
      razaoSocial: null,
      cpf: CPFS[3]!,
      celular: '16999990001',
      logradouro: 'ESTRADA DA SERRA',
    });
  const contrato = (fornecedorId: number, vigencia: string) =>
    app.banco.execute(sql`
      with a as (insert into aquisicoes (unidade_educacional_id, objeto, numero, numero_processo_adminis, data_contrato, vigencia, ano, aquisicao_tipo, valor)
        values (${casa.unidade.id}, 'X', ${`p${fornecedorId}${vigencia}`}, '1', '2009-01-01', ${vigencia}, 2009, 'LICITACAO', 1) returning id)
      insert into propostas_vencedoras (aquisicao_id, fornecedor_id, numero_contrato) select id, ${fornecedorId}, '1' from a`);
  const ler = async (id: number) => (await app.banco.select().from(fornecedores).where(eq(fornecedores.id, id)))[0];

  test('not during a contract; contacts go after it, name and CPF after the term of the accounts', async () => {
    const { id } = await produtor();
    const digitado = { fornecedor: String(id) };
    await contrato(id, '2999-12-31');
    await expect(anonimizar(digitado)).rejects.toThrow('tem um contrato vigente');
    const ontem = `${new Date().getUTCFullYear() - 1}-12-31`;
    await app.banco.execute(sql`update aquisicoes set vigencia = ${ontem} where vigencia = '2999-12-31'`);
    expect(await anonimizar(digitado)).toBe('PARCIAL');
    expect(await ler(id)).toMatchObject({ nome: 'ANA REIS', cpf: CPFS[3], celular: null, logradouro: '', email: '' });
    await app.banco.execute(sql`update aquisicoes set vigencia = '2010-12-31' where vigencia = ${ontem}`);
    expect(await anonimizar(digitado)).toBe('COMPLETA');
    expect(await ler(id)).toMatchObject({ nome: `PESSOA ANONIMIZADA Nº ${id}`, cpf: null, cafMembros: [] });
    expect((await gestora.injetar('GET', '/fornecedores')).statusCode).toBe(200);
  });

  test('a company and a person that is not named are refused', async () => {
    await expect(anonimizar({ fornecedor: String((await criarFornecedor(app)).id) })).rejects.toThrow('é uma empresa');
    await expect(anonimizar({})).rejects.toThrow('Informe a pessoa');
    await expect(anonimizar({ usuario: 'ninguem' })).rejects.toThrow('Usuário não encontrado');
  });
});
