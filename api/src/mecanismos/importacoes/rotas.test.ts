import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  ArquivoEmBase64,
  ColunaDePlanilha,
  EntidadeImportavel,
  FormatoDeExportacao,
  Item,
  LinhaConferida,
  ListaExportavel,
  Usuario,
} from '@merenda/shared/contratos';
import { documentoCsv } from '@merenda/shared/formatos';
import { count, eq, max } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { itensProduto, produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { convencoes } from '../../banco/esquema/cadastros/convencoes.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarAlimento } from '../../teste/cardapios.js';
import { criarFornecedor, criarItem, criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { frasesDe, importadorDe } from '../../teste/planilhas.js';
import { aoMesmoTempo } from '../../teste/portao.js';

let app: FastifyInstance;
let gestora: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  gestora = await entrarComo(app, { permissoes: ['USUARIOS', 'UNIDADES', 'ITENS', 'PRODUTOS', 'FORNECEDORES'] });
});
afterAll(() => app.close());

const base64 = (conteudo: string | Uint8Array) => Buffer.from(conteudo).toString('base64');

const enviarArquivo = (entidade: EntidadeImportavel, conteudo: string | Uint8Array, quem = gestora) =>
  quem.injetar('POST', `/importacoes/${entidade}/leitura`, { nome: 'planilha', conteudo: base64(conteudo) });

const { ler, conferir, comecar, conferirColunas, lerImportacao, lerPrevia, prepararImportacao, importar } =
  importadorDe(() => gestora);

/** The cells of the first sheet of a file. */
async function folhaDe(url: string) {
  const { conteudo } = (await gestora.injetar('GET', url)).json<ArquivoEmBase64>();
  return (await readXlsx(Buffer.from(conteudo, 'base64'))).sheets[0]?.rows ?? [];
}

const itemChamado = async (nome: string): Promise<Item | undefined> =>
  (await gestora.injetar('GET', '/itens-produto')).json<Item[]>().find((item) => item.nome === nome);

const linhasDaTrilha = async (): Promise<number> => primeira(await app.banco.select({ n: count() }).from(auditoria)).n;

describe('the whole way', () => {
  test('new, changed, equal and refused rows; the same file again changes nothing', async () => {
    await criarItem(app, { nome: 'FEIJÃO', categoria: 'CEREAIS' });
    await criarItem(app, { nome: 'SAL', categoria: 'CEREAIS', grauProcessamento: 'PROCESSADO' });
    const arquivo = [
      'PREFEITURA MUNICIPAL;;;',
      'Gênero alimentício;tipo;Grupo;Processamento',
      'arroz;Alimento;CEREAIS;',
      'feijão;ALIMENTO;;Ultraprocessado',
      'sal;alimento;;',
      'açúcar;alimento;;',
      'arroz;alimento;CEREAIS;',
      'vassoura;limpeza;CEREAIS;',
      ';alimento;CEREAIS;',
    ].join('\n');
    const lida = await ler('itens', arquivo);
    expect(lida.colunas.map(({ campo }) => campo)).toEqual([
      'nome',
      'itemProdutoTipo',
      'categoria',
      'grauProcessamento',
    ]);
    const { id, conferidas, enviar } = await prepararImportacao('itens', lida);
    expect((await lerImportacao(id)).contagens).toEqual({ NOVA: 1, ALTERADA: 1, IGUAL: 1, RECUSADA: 4, IGNORADA: 0 });
    expect(
      conferidas.map(({ numero, situacao, mudancas, motivos }) => [numero, situacao, mudancas, frasesDe(motivos)]),
    ).toEqual([
      [3, 'NOVA', [], []],
      [4, 'ALTERADA', [{ campo: 'Grau de processamento', de: null, para: 'Ultraprocessado' }], []],
      // An empty cell keeps the stored value.
      [5, 'IGUAL', [], []],
      [6, 'RECUSADA', [], ['Categoria: Informe a categoria do alimento.']],
      [7, 'RECUSADA', [], ['Repete o registro da linha 3.']],
      [8, 'RECUSADA', [], ['Categoria: não se usa neste tipo de registro. Deixe em branco.']],
      [9, 'RECUSADA', [], ['Nome: Campo obrigatório.']],
    ]);
    expect(await itemChamado('ARROZ')).toBeUndefined();

    const antes = await linhasDaTrilha();
    const recusadas = [6, 7, 8, 9].map((numero) => ({ numero, motivos: expect.any(Array) }));
    expect((await enviar()).resultado).toEqual({
      novas: 1,
      alteradas: 1,
      iguais: 1,
      recusadas: 4,
      criados: [expect.any(Number)],
    });
    expect(await itemChamado('ARROZ')).toMatchObject({ itemProdutoTipo: 'ALIMENTO', categoria: 'CEREAIS', versao: 1 });
    expect(await itemChamado('FEIJÃO')).toMatchObject({ grauProcessamento: 'ULTRAPROCESSADO', versao: 2 });
    expect(await itemChamado('SAL')).toMatchObject({ grauProcessamento: 'PROCESSADO', versao: 1 });
    expect(await linhasDaTrilha()).toBe(antes + 2);

    expect(await importar('itens', arquivo)).toEqual({ novas: 0, alteradas: 0, iguais: 3, recusadas, criados: [] });
    expect(await linhasDaTrilha()).toBe(antes + 2);
  });

  test('each reason names its field, and a cell that cannot be read does not hide what else is wrong with its row', async () => {
    await criarItem(app, { nome: 'CEVADA', categoria: 'CEREAIS' });
    const titulos = 'Nome;Item;Embalagem;Medida;Unidade de medida;Perecível';
    const lida = await ler(
      'produtos',
      [
        titulos,
        'cevada 1;centeio;qualquer;;kg;talvez',
        'cevada 2;cevada;pacote;1;kg;',
        'cevada 2;cevada;pacote;muita;kg;',
      ].join('\n'),
    );
    const conferidas = await conferir('produtos', lida);
    expect(conferidas.map(({ motivos }) => motivos.map(({ campo }) => campo))).toEqual([
      ['item', 'unidadeProduto', 'isPerecivel', 'medidaReal'],
      [],
      // The row itself repeats another one; its other fields are read, and nothing else is certain.
      ['medidaReal', null],
    ]);
    expect(frasesDe(conferidas[0]?.motivos ?? []).at(-1)).toBe('Medida: Campo obrigatório.');
  });

  test('a cell that is corrected wins over the value of all rows', async () => {
    const [comum, propria] = await conferir('itens', {
      colunas: [
        { titulo: 'Nome', campo: 'nome' },
        { titulo: 'Tipo', campo: 'itemProdutoTipo', paraTodas: 'Limpeza' },
      ],
      linhas: [
        { numero: 2, celulas: ['ESCOVA'], tipos: 't' },
        { numero: 3, celulas: ['ESPONJA', 'Não existe'], tipos: 'tt' },
      ],
    });
    expect([comum?.situacao, comum?.motivos]).toEqual(['NOVA', []]);
    expect(propria?.motivos.map(({ campo }) => campo)).toEqual(['itemProdutoTipo']);
  });

  test('an option that is not offered any more stays where it is stored, and no other row may have it', async () => {
    await app.banco
      .insert(convencoes)
      .values({ lista: 'categorias-alimento', nome: 'ANTIGA', descricao: 'Categoria antiga', ordem: 90, ativa: false });
    await criarItem(app, { nome: 'PINHÃO', categoria: 'ANTIGA' });
    await criarItem(app, { nome: 'PINHA', categoria: 'CEREAIS' });
    const lida = await ler(
      'itens',
      ['Nome;Tipo;Categoria', ...['pinhão', 'pinha', 'baru'].map((nome) => `${nome};Alimento;Categoria antiga`)].join(
        '\n',
      ),
    );
    const recusa = ['RECUSADA', ['Categoria: Escolha uma das opções da lista.']];
    expect((await conferir('itens', lida)).map(({ situacao, motivos }) => [situacao, frasesDe(motivos)])).toEqual([
      ['IGUAL', []],
      recusa,
      recusa,
    ]);
    const { conteudo } = (await gestora.injetar('GET', '/importacoes/itens/modelo')).json<ArquivoEmBase64>();
    const { sheets } = await readXlsx(Buffer.from(conteudo, 'base64'));
    const oferecidas = sheets.find(({ name }) => name === 'Listas')?.rows.flat();
    expect(oferecidas).toContain('CEREAIS');
    expect(oferecidas).not.toContain('Categoria antiga');
  });

  test('all or nothing: one refused row refuses the import at once, and the rows stay open', async () => {
    const lida = await ler('itens', 'Nome;Tipo;Categoria\naveia;Alimento;CEREAIS\nmel;Alimento;');
    const { id } = await prepararImportacao('itens', lida, true);
    const resposta = await gestora.injetar('POST', `/importacoes-sessao/${id}/confirmacao`, { tudoOuNada: true });
    expect([resposta.statusCode, resposta.json().detail]).toEqual([
      409,
      'Nada foi importado. Há linhas recusadas: corrija-as, ou importe só as linhas boas.',
    ]);
    expect([(await lerImportacao(id)).estado, await itemChamado('AVEIA')]).toEqual(['CONFERIDA', undefined]);
  });

  test('all or nothing: a record that changes after the check refuses all rows, with the reason', async () => {
    const titulos = 'Nome;Tipo;Categoria;Processamento';
    const lida = await ler('itens', `${titulos}\nchia;Alimento;CEREAIS;\nlinhaça;Alimento;CEREAIS;Processado`);
    const { enviar } = await prepararImportacao('itens', lida, true);
    await criarItem(app, { nome: 'LINHAÇA', categoria: 'CEREAIS' });
    expect(await enviar()).toMatchObject({
      estado: 'CONFERIDA',
      aviso: 'Nada foi importado. Linha 3: O cadastro mudou depois da conferência. Confira a planilha de novo.',
      resultado: null,
    });
    expect(await itemChamado('CHIA')).toBeUndefined();
  });

  test('products find their item, suppliers their document; the rules of the forms hold', async () => {
    await criarItem(app, { nome: 'MILHO', categoria: 'CEREAIS' });
    expect(
      await importar(
        'produtos',
        'Produto,Item,Embalagem,Conteúdo,Unidade de medida,Perecível\nmilho 500 g,Milho,PACOTE,"0,5",kg,não\nx,Trigo,PACOTE,1,kg,',
      ),
    ).toEqual({
      novas: 1,
      alteradas: 0,
      iguais: 0,
      recusadas: [{ numero: 3, motivos: [expect.stringMatching(/^Item: "Trigo" não está na lista\./)] }],
      criados: [expect.any(Number)],
    });
    const [produto] = await app.banco.select().from(produtos).where(eq(produtos.nome, 'MILHO 500 G'));
    expect(produto).toMatchObject({ medidaReal: '0.500', unidadeMedida: 'KG', isPerecivel: false });

    const { estoque } = await criarUnidade(app);
    await criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId: produto!.id, quantidade: 1 });
    const { recusadas } = await importar('produtos', 'Nome;Medida\nmilho 500 g;1');
    expect(recusadas).toEqual([{ numero: 2, motivos: [expect.stringMatching(/já tem lotes em estoque/)] }]);

    const titulos = 'CNPJ;Nome fantasia;Razão social;IE;Porte;E-mail;CEP;Rua;Nº;Bairro;Cidade;UF';
    const empresa =
      '11.222.333/0001-81;sol;sol ltda;12.345.678-9;ME;SOL@exemplo.test;13560-000;rua a;1;centro;são carlos;sp';
    expect(await importar('fornecedores', `${titulos}\n${empresa}`)).toMatchObject({ novas: 1, recusadas: [] });
    expect(await importar('fornecedores', `${titulos}\n${empresa}`)).toMatchObject({ novas: 0, iguais: 1 });
    expect(await importar('fornecedores', 'CNPJ;Telefone\n11222333000181;(16) 3399-1001')).toMatchObject({
      alteradas: 1,
    });
  });

  test('the preview names the items that are missing, and the products are accepted after their import', async () => {
    await criarItem(app, { nome: 'CANELA', categoria: 'CEREAIS' });
    const lida = await ler(
      'produtos',
      [
        'Nome;Item;Embalagem;Medida;Unidade de medida',
        'canela 1;canela;qualquer;1;kg',
        'cravo 1;Cravo, da Índia;pacote;1;kg',
        'cravo 2;cravo, da índia;pacote;2;kg',
      ].join('\n'),
    );
    const motivos = async () => (await conferir('produtos', lida)).map((linha) => linha.motivos);
    expect((await motivos()).map((daLinha) => daLinha.map(({ campo, falta }) => [campo, falta]))).toEqual([
      [['unidadeProduto', undefined]],
      [['item', { entidade: 'itens', nome: 'Cravo, da Índia' }]],
      [['item', { entidade: 'itens', nome: 'cravo, da índia' }]],
    ]);
    // The file that the screen hands over to the import of items.
    const nomes = documentoCsv([
      ['Nome', 'Tipo', 'Grupo'],
      ['Cravo, da Índia', 'alimento', 'CEREAIS'],
    ]);
    expect((await ler('itens', documentoCsv([['Nome'], ['Cravo, da Índia']]))).colunas).toEqual([
      { titulo: 'Nome', campo: 'nome' },
    ]);
    expect((await importar('itens', nomes)).novas).toBe(1);
    expect(await motivos()).toEqual([[expect.objectContaining({ campo: 'unidadeProduto' })], [], []]);
  });

  test('missing items are named to a user who may not import them', async () => {
    const deProdutos = await entrarComo(app, { permissoes: ['PRODUTOS'] });
    const deles = importadorDe(() => deProdutos);
    const lida = await deles.ler('produtos', 'Nome;Item\nanis 1;Anis');
    const [linha] = await deles.conferir('produtos', lida);
    expect(linha?.motivos.map(({ falta }) => falta)).toContainEqual({ entidade: 'itens', nome: 'Anis' });
    expect((await enviarArquivo('itens', 'Nome\nAnis', deProdutos)).statusCode).toBe(403);
  });

  test('units find theirs by INEP code, or by name when one of both has no code', async () => {
    const semCodigo = await criarUnidade(app, { nome: 'ESCOLA SEM CÓDIGO', codigoInep: null });
    const titulos = 'Escola;Tipo;INEP;CEP;Cidade;Rua;Nº;Telefone;Refeições por dia';
    const endereco = '13560-000;são carlos;rua a;1;(16) 3399-1001';
    const arquivo = [
      titulos,
      `escola nova;Escola;35999001;${endereco};3`,
      `creche;Instituição;;${endereco};`,
      `outra;Escola;;${endereco};`,
      `casa;Instituição;35999002;${endereco};`,
      `escola nova;Escola;;${endereco};`,
    ].join('\n');
    const primeira = await importar('unidades', arquivo);
    expect(primeira).toEqual({
      novas: 2,
      alteradas: 0,
      iguais: 0,
      recusadas: [
        { numero: 4, motivos: ['Código INEP: Informe o código INEP da escola.'] },
        { numero: 5, motivos: ['Código INEP: não se usa neste tipo de registro. Deixe em branco.'] },
        { numero: 6, motivos: ['Código INEP: Informe o código INEP da escola.'] },
      ],
      criados: [expect.any(Number), expect.any(Number)],
    });
    // Its stock is opened with it, and the form reads it.
    const [criada] = primeira.criados;
    const lida = (await gestora.injetar('GET', `/unidades-educacionais/${criada}`)).json();
    expect(lida).toMatchObject({ nome: 'ESCOLA NOVA', refeicoesPorDia: 3, estoque: { id: expect.any(Number) } });
    // The last row now names the school of the first.
    expect(await importar('unidades', arquivo)).toMatchObject({ novas: 0, alteradas: 0, iguais: 2 });

    // A code for the unit that has none; then the code finds it, and a new name changes it.
    expect(await importar('unidades', `${titulos}\nescola sem código;Escola;35999003;${endereco};`)).toMatchObject({
      novas: 0,
      alteradas: 1,
    });
    expect(await importar('unidades', 'Escola;INEP\nescola de código;35999003')).toMatchObject({ alteradas: 1 });
    const depois = (await gestora.injetar('GET', `/unidades-educacionais/${semCodigo.id}`)).json();
    expect(depois).toMatchObject({ nome: 'ESCOLA DE CÓDIGO', codigoInep: '35999003' });
    // Another school of the same name is new.
    expect(await importar('unidades', `${titulos}\nescola nova;Escola;35999004;${endereco};`)).toMatchObject({
      novas: 1,
    });
    expect((await importar('unidades', 'Nome;Responsável\nescola nova;ana')).recusadas).toHaveLength(1);
  });

  test('users find theirs by CPF; a new one waits for an invitation, and no file grants what the form refuses', async () => {
    await criarUnidade(app, { nome: 'ESCOLA DO SOL' });
    await criarUnidade(app, { nome: 'ESCOLA DA LUA' });
    const titulos = 'Nome;CPF;Login;E-mail;Tipo de pessoa;Cargo;CRN;Unidades;Permissões';
    const bia = '529.982.247-25;Bia;bia@exemplo.test;Funcionário(a);MERENDEIRA;';
    const arquivo = [
      titulos,
      `bia sá;${bia};"escola da lua; Escola do Sol";"Itens;produtos"`,
      'caio;111.444.777-35;BIA;caio@exemplo.test;Nutricionista;;CRN-03/1234;;',
      'davi;390.533.447-05;davi;davi@exemplo.test;Nutricionista;;;;',
      'eva;390.533.447-05;eva;eva@exemplo.test;Nutricionista;;CRN-03/1234;;Tudo',
    ].join('\n');
    const feita = await importar('usuarios', arquivo);
    expect(feita).toEqual({
      novas: 1,
      alteradas: 0,
      iguais: 0,
      recusadas: [
        { numero: 3, motivos: ['Usuário: Já existe este nome de usuário.'] },
        { numero: 4, motivos: ['CRN: Informe o CRN do nutricionista.'] },
        {
          numero: 5,
          motivos: [expect.stringMatching(/^Permissões: "Tudo" não está na lista\./), 'Repete o registro da linha 4.'],
        },
      ],
      criados: [expect.any(Number)],
    });
    const usuarioDe = async (id: number): Promise<Usuario | undefined> =>
      (await gestora.injetar('GET', '/usuarios')).json<Usuario[]>().find((um) => um.id === id);
    const [id = 0] = feita.criados;
    const criada = await usuarioDe(id);
    expect(criada).toMatchObject({
      usuario: 'Bia',
      situacao: 'CONVIDADO',
      pessoa: { nome: 'BIA SÁ', cpf: '52998224725', pessoaTipo: 'FUNCIONARIO' },
      permissoes: ['ITENS', 'PRODUTOS'],
    });
    expect(criada?.estoques.map(({ unidadeEducacional }) => unidadeEducacional.nome)).toEqual([
      'ESCOLA DA LUA',
      'ESCOLA DO SOL',
    ]);
    expect(await importar('usuarios', arquivo)).toMatchObject({ novas: 0, alteradas: 0, iguais: 1 });

    // Another order of the same names is equal; another name changes the access.
    const lida = await ler(
      'usuarios',
      'CPF;Permissões;Unidades\n52998224725;"Produtos;Itens";"Escola do Sol;Escola da Lua"',
    );
    expect((await conferir('usuarios', lida)).map(({ situacao }) => situacao)).toEqual(['IGUAL']);
    const outra = await ler('usuarios', 'CPF;Permissões\n52998224725;Estoques');
    expect((await conferir('usuarios', outra))[0]?.mudancas).toEqual([
      { campo: 'Permissões', de: 'Itens; Produtos', para: 'Estoques' },
    ]);
    expect(await importar('usuarios', 'CPF;Permissões\n52998224725;Estoques')).toMatchObject({ alteradas: 1 });
    expect(await usuarioDe(id)).toMatchObject({ permissoes: ['ESTOQUES'], situacao: 'CONVIDADO', versao: 2 });

    // The file does not change a deactivated user, whose CPF, login and e-mail stay taken.
    expect((await gestora.injetar('PUT', `/usuarios/${id}/desativar`)).statusCode).toBe(200);
    const deInativo = (oQue: string) => `${oQue} é de um usuário inativo. Procure-o entre os inativos e reative-o.`;
    const repetidos = [
      titulos,
      `bia sá;${bia};;Itens`,
      'caio;111.444.777-35;BIA;caio@exemplo.test;Nutricionista;;CRN-03/1234;;',
      'davi;390.533.447-05;davi;BIA@exemplo.test;Nutricionista;;CRN-03/1234;;',
    ].join('\n');
    expect((await importar('usuarios', repetidos)).recusadas).toEqual([
      { numero: 2, motivos: [`CPF: ${deInativo('Este CPF')}`] },
      { numero: 3, motivos: [`Usuário: ${deInativo('Este nome de usuário')}`] },
      { numero: 4, motivos: [`E-mail: ${deInativo('Este e-mail')}`] },
    ]);
  });

  test('no file takes the permission to manage users from the last one who has it', async () => {
    const outro = await criarAppDeTeste();
    const [ana, beto] = [
      await entrarComo(outro, { permissoes: ['USUARIOS'] }),
      await entrarComo(outro, { permissoes: ['USUARIOS'] }),
    ];
    const cpfs = ['52998224725', '11144477735'];
    const { body } = await ana.injetar('GET', '/usuarios');
    const gestores = (JSON.parse(body) as Usuario[]).filter(({ permissoes }) => permissoes.includes('USUARIOS'));
    expect(gestores).toHaveLength(2);
    for (const [i, { id, pessoa, estoques }] of gestores.entries()) {
      const edicao = { usuario: `gestor${i}`, email: `gestor${i}@exemplo.test`, permissoes: ['USUARIOS'], estoques };
      const corpo = {
        ...edicao,
        pessoa: { ...pessoa, nome: 'GESTOR', cpf: cpfs[i], pessoaTipo: 'MOTORISTA', cnh: '12345678900' },
      };
      // By what a holder of USUARIOS gets in is set by that person only.
      const dono = [ana, beto].find(({ usuarioId }) => usuarioId === id)!;
      expect((await dono.injetar('PUT', `/usuarios/${id}`, corpo)).statusCode).toBe(200);
    }
    const planilha = {
      colunas: [
        { titulo: 'CPF', campo: 'cpf' },
        { titulo: 'Permissões', campo: 'permissoes' },
      ],
      linhas: cpfs.map((cpf, i) => ({ numero: i + 2, celulas: [cpf, 'Itens'], tipos: 'tt' })),
    };
    const conferidas = (await beto.injetar('POST', '/importacoes/usuarios/conferencia', planilha)).json<
      LinhaConferida[]
    >();
    expect(conferidas.map(({ situacao, motivos }) => [situacao, frasesDe(motivos)])).toEqual([
      ['ALTERADA', []],
      [
        'RECUSADA',
        [
          'Permissões: Este é o único usuário com a permissão Usuários e não pode perdê-la. Dê antes a permissão a outra pessoa.',
        ],
      ],
    ]);
    await outro.close();
  });

  test('a product is measured as the foods of its item are', async () => {
    const item = await criarItem(app, { nome: 'LEITE', categoria: 'CEREAIS' });
    await criarAlimento(app, { nome: 'LEITE FLUIDO', itemId: item.id, unidadeMedida: 'ML' });
    const arquivo = 'Nome;Item;Embalagem;Medida;UM\nleite em pó;leite;PACOTE;1;kg\nleite 1 l;leite;PACOTE;1;l';
    const { recusadas, novas } = await importar('produtos', arquivo);
    expect([novas, recusadas]).toEqual([
      1,
      [
        {
          numero: 2,
          motivos: [
            'Unidade de medida: O alimento Leite fluido deste item é medido em mililitro. Não é possível converter quilograma em mililitro: são medidas de grandezas diferentes.',
          ],
        },
      ],
    ]);
  });

  test('a number that lost its zero, and a date in place of a number, are refused with the reason', async () => {
    await criarFornecedor(app, { cnpj: '05423994000172' });
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [
            ['CNPJ', 'Número'],
            [5_423_994_000_172, new Date(Date.UTC(2026, 4, 1))],
          ],
        },
      ],
    });
    const [linha] = await conferir('fornecedores', await ler('fornecedores', bytes));
    expect(frasesDe(linha?.motivos ?? [])).toEqual([
      'CNPJ: A planilha guardou um número de 13 dígitos, talvez sem o zero da frente. Formate a coluna como texto e digite de novo.',
      'Número: A planilha guardou a data 01/05/2026. Formate a coluna como texto e digite de novo.',
    ]);
  });
});

describe('the plan of the import is the one of the preview', () => {
  test('a record that changed after the preview is not overwritten', async () => {
    const item = await criarItem(app, { nome: 'CANJICA', categoria: 'CEREAIS' });
    const lida = await ler('itens', 'Nome;Tipo;Processamento\ncanjica;Alimento;Processado');
    const { id, enviar } = await prepararImportacao('itens', lida);
    await gestora.injetar('PUT', `/itens-produto/${item.id}`, {
      nome: 'CANJICA',
      categoria: 'CEREAIS',
      grauProcessamento: 'ULTRAPROCESSADO',
    });
    expect((await enviar()).resultado).toEqual({ novas: 0, alteradas: 0, iguais: 0, recusadas: 1, criados: [] });
    const recusadas = await folhaDe(`/importacoes-sessao/${id}/recusadas`);
    expect(recusadas[1]?.at(-1)).toBe('O cadastro mudou depois da conferência. Confira a planilha de novo.');
    expect(await itemChamado('CANJICA')).toMatchObject({ grauProcessamento: 'ULTRAPROCESSADO', versao: 2 });
  });

  test('only one of two equal imports at once writes', async () => {
    const lida = await ler('itens', 'Nome;Tipo\nbalde;Limpeza\npano;Limpeza');
    const [uma, outra] = [await prepararImportacao('itens', lida, true), await prepararImportacao('itens', lida, true)];
    const feitas = await aoMesmoTempo(app, [() => uma.enviar(), () => outra.enviar()]);
    expect(feitas.map(({ resultado }) => [resultado?.novas, resultado?.iguais]).sort()).toEqual([
      [0, 2],
      [2, 0],
    ]);
  });

  test('two columns cannot fill one field', async () => {
    const resposta = await gestora.injetar('POST', '/importacoes/itens/conferencia', {
      colunas: [
        { titulo: 'A', campo: 'nome' },
        { titulo: 'B', campo: 'nome' },
      ],
      linhas: [],
    });
    expect([resposta.statusCode, resposta.json().detail]).toEqual([
      409,
      'Duas colunas da planilha têm o mesmo campo. Escolha uma delas.',
    ]);
  });
});

test('a column that was corrected by hand is remembered, and forgotten when it is corrected back', async () => {
  const arquivo = 'Nome;Marca;Tipo\nx;cera;Limpeza';
  const corrigida = await ler('itens', arquivo);
  const colunas: ColunaDePlanilha[] = [
    { titulo: 'Nome', campo: null },
    { titulo: 'Marca', campo: 'nome' },
    { titulo: 'Tipo', campo: 'itemProdutoTipo' },
  ];
  corrigida.colunas = colunas.map((coluna, i) => (i < 2 ? { ...coluna, escolhida: true } : coluna));
  await (await prepararImportacao('itens', corrigida)).enviar();
  expect((await ler('itens', arquivo)).colunas).toEqual(colunas);
  const devolvida = { ...corrigida, colunas: corrigida.colunas.map((coluna) => ({ ...coluna })) };
  devolvida.colunas[0]!.campo = 'nome';
  devolvida.colunas[1]!.campo = null;
  await (await prepararImportacao('itens', devolvida)).enviar();
  expect((await ler('itens', arquivo)).colunas.map(({ campo }) => campo)).toEqual(['nome', null, 'itemProdutoTipo']);
});

test('an option that was chosen for a word is remembered for its field, and the last choice counts', async () => {
  const arquivo = 'Nome;Tipo\npá de lixo;GERAL';
  const lida = await ler('itens', arquivo);
  expect(lida.colunas.map(({ trocas }) => trocas)).toEqual([undefined, undefined]);
  const [recusada] = await conferir('itens', lida);
  expect(frasesDe(recusada?.motivos ?? [])).toEqual([expect.stringMatching(/^Tipo: "GERAL" não está na lista\./)]);
  for (const para of ['Escritório', 'Limpeza']) {
    const colunas = lida.colunas.map((coluna, i) =>
      i === 1 ? { ...coluna, trocas: [{ de: 'Geral', para }] } : coluna,
    );
    const { conferidas, enviar } = await prepararImportacao('itens', { ...lida, colunas });
    expect(conferidas[0]).toMatchObject({ situacao: 'NOVA', avisos: [`Tipo: "GERAL" entra como ${para}.`] });
    await enviar();
    const depois = await ler('itens', arquivo);
    expect(depois.colunas.map(({ trocas }) => trocas)).toEqual([undefined, [{ de: 'GERAL', para }]]);
    expect(depois.campos.find(({ campo }) => campo === 'itemProdutoTipo')?.trocas).toEqual([{ de: 'geral', para }]);
  }
});

describe('files', () => {
  test('the model has the columns, drop-down lists and explanations, and can be read', async () => {
    const { nome, conteudo } = (await gestora.injetar('GET', '/importacoes/produtos/modelo')).json<ArquivoEmBase64>();
    expect(nome).toBe('modelo-produtos.xlsx');
    const { sheets } = await readXlsx(Buffer.from(conteudo, 'base64'));
    expect(sheets.map(({ name }) => name)).toEqual(['Produtos', 'Explicações', 'Listas']);
    expect(sheets[0]?.rows[0]).toEqual([
      'Nome *',
      'Item *',
      'Unidade do produto *',
      'Medida *',
      'Unidade de medida *',
      'Perecível',
      'Temperatura mínima (°C)',
      'Temperatura máxima (°C)',
    ]);
    expect(sheets[0]?.dataValidations?.map(({ range }) => range)).toEqual([
      'B2:B2001',
      'C2:C2001',
      'E2:E2001',
      'F2:F2001',
    ]);
    const resposta = await enviarArquivo('produtos', Buffer.from(conteudo, 'base64'));
    expect(resposta.json().detail).toBe('A planilha não tem nenhuma linha abaixo dos títulos das colunas.');
  });

  test('refused rows come back as a file that can be read again; a formula stays text', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'A',
          rows: [
            ['Nome', 'Medida', 'Motivo da recusa'],
            ['boa', 2, ''],
            ['=SOMA(A1)', 1.5, 'velho'],
          ],
        },
      ],
    });
    const { importacao, colunas } = await comecar('produtos', bytes);
    await conferirColunas(importacao.id, [...colunas, { titulo: 'Item', campo: 'item', paraTodas: 'Nenhum' }]);
    const linhas = await lerPrevia(importacao.id, 'RECUSADA');
    const titulos = ['Nome', 'Medida', 'Motivo da recusa', 'Item', 'Motivo da recusa'];
    const celulas = await folhaDe(`/importacoes-sessao/${importacao.id}/recusadas`);
    expect(celulas).toEqual([
      titulos,
      ['boa', 2, null, 'Nenhum', frasesDe(linhas[0]!.motivos).join(' ')],
      ['=SOMA(A1)', 1.5, 'velho', 'Nenhum', frasesDe(linhas[1]!.motivos).join(' ')],
    ]);
  });

  test('a bad file gets a sentence and writes nothing', async () => {
    const [antes] = await app.banco.select({ id: max(itensProduto.id) }).from(itensProduto);
    const resposta = await enviarArquivo('itens', Buffer.from('D0CF11E0A1B11AE100', 'hex'));
    expect([resposta.statusCode, resposta.json().detail]).toEqual([
      422,
      'O arquivo é de uma versão antiga do Excel (.xls) ou tem senha. Salve como .xlsx, sem senha, e envie de novo.',
    ]);
    const grande = await enviarArquivo('itens', Buffer.alloc(8 * 1024 * 1024 + 1, 'a'));
    expect([grande.statusCode, grande.json().detail]).toEqual([422, expect.stringMatching(/mais de 8 MB/)]);
    expect(await app.banco.select({ id: max(itensProduto.id) }).from(itensProduto)).toEqual([antes]);
  });

  test('a file without a known title has its first row as header, and no field', async () => {
    expect((await ler('itens', 'a;b\n1;2')).colunas).toEqual([
      { titulo: 'a', campo: null },
      { titulo: 'b', campo: null },
    ]);
  });
});

test.each<[EntidadeImportavel, number, number]>([
  ['usuarios', 403, 403],
  ['unidades', 403, 403],
  ['itens', 200, 200],
  ['produtos', 403, 403],
  ['fornecedores', 403, 403],
  ['estoque-inicial', 403, 403],
  ['alimentos', 403, 403],
  ['composicao-alimentos', 403, 403],
  ['preparos', 403, 403],
  ['aquisicoes', 403, 403],
])('the permission of items opens the import of %s: %d', async (entidade, leitura, modelo) => {
  const deItens = await entrarComo(app, { permissoes: ['ITENS'] });
  expect((await enviarArquivo(entidade, 'Nome\nx', deItens)).statusCode).toBe(leitura);
  expect((await deItens.injetar('GET', `/importacoes/${entidade}/modelo`)).statusCode).toBe(modelo);
  const corpo = { entidade, nome: 'a.csv', conteudo: base64('Nome\nx') };
  const importacao = await deItens.injetar('POST', '/importacoes-sessao', corpo);
  expect(importacao.statusCode).toBe(leitura === 200 ? 201 : leitura);
});

test('ten thousand rows are imported in one transaction, while others are answered', async () => {
  const produto = await criarProduto(app);
  const linhas = Array.from({ length: 10_000 }, (_, i) => `ITEM ${i};Limpeza`);
  const lida = await ler('itens', ['Nome;Tipo', ...linhas].join('\n'));
  const { enviar } = await prepararImportacao('itens', lida, true);
  const importacao = enviar();
  const outra = await gestora.injetar('GET', '/produtos');
  expect(outra.json()).toContainEqual(expect.objectContaining({ id: produto.id }));
  expect((await importacao).resultado).toEqual({
    novas: 10_000,
    alteradas: 0,
    iguais: 0,
    recusadas: 0,
    criados: expect.any(Array),
  });
});

describe('an exported list', () => {
  const exportar = (lista: ListaExportavel, formato: FormatoDeExportacao, ids: number[], quem = gestora) =>
    quem.injetar('POST', `/exportacoes/${lista}`, { formato, ids });

  test.each<FormatoDeExportacao>(['XLSX', 'CSV'])(
    '%s: comes back as equal rows, also a name like a formula',
    async (formato) => {
      const item = await criarItem(app, { nome: `=ARROZ ${formato}`, categoria: 'CEREAIS' });
      const meio = await criarProduto(app, { nome: `-MEIO ${formato}`, itemId: item.id, medidaReal: '0.5' });
      const inteiro = await criarProduto(app, { nome: `ARROZ, +1 ${formato}`, itemId: item.id, medidaReal: '1234.5' });
      const resposta = await exportar('produtos', formato, [inteiro.id, 999_999, meio.id]);
      const { nome, conteudo } = resposta.json<ArquivoEmBase64>();
      expect(nome).toBe(`produtos.${formato.toLowerCase()}`);
      const lida = await ler('produtos', Buffer.from(conteudo, 'base64'));
      expect(lida.colunas.every(({ campo }) => campo !== null)).toBe(true);
      expect(lida.linhas.map(({ celulas: [primeira] }) => primeira)).toEqual([
        `ARROZ, +1 ${formato}`,
        `-MEIO ${formato}`,
      ]);
      expect((await conferir('produtos', lida)).map(({ situacao }) => situacao)).toEqual(['IGUAL', 'IGUAL']);
    },
  );

  test('CSV has semicolons, decimal commas, and no formula', async () => {
    const item = await criarItem(app, { nome: '@SAL', categoria: 'CEREAIS' });
    const { id } = await criarProduto(app, { nome: '=SAL', itemId: item.id, medidaReal: '1.25' });
    const { conteudo } = (await exportar('produtos', 'CSV', [id])).json<ArquivoEmBase64>();
    expect(Buffer.from(conteudo, 'base64').toString()).toBe(
      "\uFEFFNome;Item;Unidade do produto;Medida;Unidade de medida;Perecível;Temperatura mínima (°C);Temperatura máxima (°C)\r\n'=SAL;'@SAL;Pacote;1,25;Quilograma;Não;;\r\n",
    );
  });

  test('needs the permission of its list', async () => {
    const deItens = await entrarComo(app, { permissoes: ['ITENS'] });
    expect((await exportar('itens', 'CSV', [], deItens)).statusCode).toBe(200);
    expect((await exportar('usuarios', 'CSV', [], deItens)).statusCode).toBe(403);
  });
});
