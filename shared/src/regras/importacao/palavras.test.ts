import { nomesDoCampo, nomesDosCampos, palavrasDoTitulo, pontosDoTitulo, tituloPorExtenso } from './palavras.js';

it.each([
  ['C.P.F.', 'CPF'],
  ['Cód. INEP', 'Código INEP'],
  ['DIRETOR(A)', 'Diretor'],
  ['QTDE.', 'Quantidade'],
  ['VL. UNIT.', 'Valor unitário'],
  ['VAL. UNIT.', 'Valor unitário'],
  ['VAL.', 'Validade'],
  ['No. DO LOTE', 'Número do lote'],
  ['SALDO NO ESTOQUE', 'Saldo do estoque'],
  ['DT. NASC.', 'Data de nascimento'],
  ['UND', 'Unidade'],
  ['E-MAIL', 'email'],
  ['Nº DO LOTE', 'Lote (número)'],
  ['PORÇÃO(ÕES)', 'Porções'],
  ['INSC. EST.', 'Inscrição estadual'],
])('%s and %s are one title', (um, outro) => {
  expect(tituloPorExtenso(um)).toBe(tituloPorExtenso(outro));
});

it('keeps short words and words of one letter apart', () => {
  expect([...palavrasDoTitulo('Energia (kJ)')]).toEqual(['energia', 'kj']);
  expect(tituloPorExtenso('Gás')).not.toBe(tituloPorExtenso('Gá'));
  expect([...palavrasDoTitulo(' – ')]).toEqual([]);
});

const nomes = (titulo: string, ...sinonimos: string[]) => nomesDoCampo({ campo: 'campo', titulo, sinonimos });
it.each<[string, ReturnType<typeof nomes>, number]>([
  ['Peso bruto', nomes('Peso bruto'), 1],
  ['P. BRUTO', nomes('Peso bruto'), 0],
  ['QTD. BRUTA', nomes('Quantidade bruta'), 0.97],
  ['PREÇO (R$)', nomes('Preço'), 0.9],
  ['Na', nomes('Sódio', 'Na'), 1],
  ['PESO BRUTO (G)', nomes('Peso bruto'), 0.9],
  ['Tempo', nomes('Tempo (min)'), 0.9],
  ['CEP DA ESCOLA', nomes('CEP'), 0.8],
  ['RENDIMENTO (PORÇÕES)', nomes('Porções', 'Rendimento'), 0.85],
  // Half of the words belong to another thing.
  ['NOME DA MÃE', nomes('Nome'), 0.425],
  ['Energia (kJ)', nomes('Energia (kcal)'), 0.425],
  ['PER CAPITA', nomes('Quantidade', 'Per capita líquido'), 0.55],
  // One word of a longer name decides nothing.
  ['Data', nomes('Data de validade'), 0.3],
  ['Marca', nomes('Nome'), 0],
  ['', nomes('Nome'), 0],
  // A title may be a unit only.
  ['kg', nomes('Kg'), 1],
  ['kg', nomes('Peso (kg)'), 0],
])('%s gets points for a field', (titulo, campo, esperados) => {
  expect(pontosDoTitulo(titulo, campo)).toBeCloseTo(esperados, 3);
});

test('a name in the contract that another field has as a title is not a title of this field', () => {
  const [categoria, grupo] = nomesDosCampos([
    { campo: 'categoria', titulo: 'Categoria', sinonimos: ['Grupo'] },
    { campo: 'grupo', titulo: 'Grupo do alimento' },
  ]);
  expect(categoria && pontosDoTitulo('Grupo', categoria)).toBe(1);
  expect(grupo && pontosDoTitulo('Grupo', grupo)).toBeLessThan(1);
  expect(grupo && pontosDoTitulo('Grupo do alimento', grupo)).toBe(1);
});
