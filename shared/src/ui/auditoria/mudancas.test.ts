import { mudancasEntre } from './mudancas.js';

const ANA = {
  id: 5,
  usuario: 'ana',
  pessoa: { id: 50, nome: 'ANA LIMA', pessoaTipo: 'FUNCIONARIO', crn: null },
  permissoes: ['PRATOS'],
  estoques: [{ id: 71, unidadeEducacional: { id: 1, nome: 'ESCOLA VALE VERDE' } }],
  versao: 3,
};

test('only what differs, by the path to it, in the words of the screens', () => {
  const depois = {
    ...ANA,
    pessoa: { ...ANA.pessoa, nome: 'ANA SÁ', pessoaTipo: 'NUTRICIONISTA', crn: 'CRN-03/1234' },
    permissoes: ['CARDAPIOS', 'PRATOS'],
    estoques: [],
    versao: 4,
  };
  expect(mudancasEntre(ANA, depois)).toEqual([
    { campo: 'Pessoa › Nome', antes: 'ANA LIMA', depois: 'ANA SÁ' },
    { campo: 'Pessoa › Tipo de pessoa', antes: 'Funcionário(a)', depois: 'Nutricionista' },
    { campo: 'Permissões', antes: 'Pratos', depois: 'Cardápios, Pratos' },
    { campo: 'Estoques', antes: 'ESCOLA VALE VERDE', depois: '' },
    { campo: 'Pessoa › CRN', antes: '', depois: 'CRN-03/1234' },
  ]);
});

test('a new record shows what it has, a deleted one what it had', () => {
  const item = { id: 1, nome: 'FUBÁ', itemProdutoTipo: 'ALIMENTO', isPerecivel: false, observacao: null };
  const campos = [
    ['Nome', 'FUBÁ'],
    ['Tipo de item', 'Alimento'],
    ['Perecível', 'Não'],
  ];
  expect(mudancasEntre(null, item)).toEqual(campos.map(([campo, depois]) => ({ campo, antes: '', depois })));
  expect(mudancasEntre(item, null)).toEqual(campos.map(([campo, antes]) => ({ campo, antes, depois: '' })));
});

test('a code of any list is shown in words', () => {
  expect(
    mudancasEntre(null, { tipo: 'DIARIO', grauProcessamento: 'ULTRAPROCESSADO', cafTipo: 'GRUPO_FORMAL' }).map(
      ({ depois }) => depois,
    ),
  ).toEqual(['Diário', 'Ultraprocessado', 'Grupo formal']);
});

test('entries of a list that are more than a name are numbered', () => {
  const com = (quantidade: number) => ({
    itens: [
      { produto: { id: 1, nome: 'ARROZ' }, quantidade: 2 },
      { produto: { id: 2, nome: 'FEIJÃO' }, quantidade },
    ],
  });
  expect(mudancasEntre(com(1.5), com(1234.25))).toEqual([
    { campo: 'Itens 2 › Quantidade', antes: '1,5', depois: '1234,25' },
  ]);
});

test('a reference without a name is called by its number, and a value that is no record is shown all the same', () => {
  expect(mudancasEntre({ prato: 4 }, { prato: { id: 7 } })).toEqual([{ campo: 'Prato', antes: '4', depois: 'nº 7' }]);
  expect(mudancasEntre(null, [{ id: 1, dia: '01/02/2026' }])).toEqual([
    { campo: 'Registro 1 › Dia', antes: '', depois: '01/02/2026' },
  ]);
  expect(mudancasEntre(null, null)).toEqual([]);
});

test('a field named like what every object inherits is a field', () => {
  expect(mudancasEntre(null, { constructor: 'x', toString: 'y' })).toEqual([
    { campo: 'Constructor', antes: '', depois: 'x' },
    { campo: 'To string', antes: '', depois: 'y' },
  ]);
});

test('a code of a look-up list keeps its list, whose labels the screen reads', () => {
  const de = (unidadeProduto: string, cargo: string | null) => ({ unidadeProduto, pessoa: { cargo } });
  expect(mudancasEntre(de('SACO', 'GESTOR'), de('BALDE', null))).toEqual([
    { campo: 'Unidade do produto', antes: 'SACO', depois: 'BALDE', lista: 'unidades-produto' },
    { campo: 'Pessoa › Cargo', antes: 'GESTOR', depois: '', lista: 'cargos' },
  ]);
});

test('an entry of a look-up list is shown by its label', () => {
  const opcao = { lista: 'cargos', nome: 'VIGIA_2', descricao: 'Vigia noturno', ativa: true, versao: 1 };
  expect(mudancasEntre(null, opcao)).toEqual([
    { campo: 'Lista', antes: '', depois: 'Cargos' },
    { campo: 'Descrição', antes: '', depois: 'Vigia noturno' },
    { campo: 'Ativa', antes: '', depois: 'Sim' },
  ]);
  const comForma = (nome: string, descricao: string) => ({ nome: 'ARROZ', forma: { nome, descricao } });
  expect(mudancasEntre(comForma('CRU', 'Cru'), comForma('COZIDO', 'Cozido'))).toEqual([
    { campo: 'Forma', antes: 'Cru', depois: 'Cozido' },
  ]);
});

test('the receipt of a request is written with its products and days', () => {
  const recebimento = {
    observacao: 'Entregue de manhã',
    notaFiscal: { numero: '123', dataEmissao: '2026-11-20', valor: 20 },
    produtos: [{ produto: { id: 5, nome: 'ARROZ 5 KG' }, quantidade: 2, lote: 'A1', dataValidade: '2027-01-31' }],
  };
  expect(mudancasEntre({ status: 'AGUARDANDO' }, { status: 'RECEBIDA', recebimento })).toEqual(
    [
      ['Situação', 'Recebida', 'Aguardando'],
      ['Recebimento › Observação', 'Entregue de manhã'],
      ['Recebimento › Nota fiscal › Número', '123'],
      ['Recebimento › Nota fiscal › Data de emissão', '20/11/2026'],
      ['Recebimento › Nota fiscal › Valor', '20'],
      ['Recebimento › Produtos 1 › Produto', 'ARROZ 5 KG'],
      ['Recebimento › Produtos 1 › Quantidade', '2'],
      ['Recebimento › Produtos 1 › Lote', 'A1'],
      ['Recebimento › Produtos 1 › Data de validade', '31/01/2027'],
    ].map(([campo, depois, antes = '']) => ({ campo, antes, depois })),
  );
});
