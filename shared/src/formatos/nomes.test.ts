import { nomeComum, nomeProprio } from './index.js';

const PROPRIOS = [
  ['ESCOLA MUNICIPAL VALE VERDE', 'Escola Municipal Vale Verde'],
  ['CENTRO MUNICIPAL DE EDUCAÇÃO DE JOVENS E ADULTOS', 'Centro Municipal de Educação de Jovens e Adultos'],
  ['EMEF DOM PEDRO II', 'EMEF Dom Pedro II'],
  ['EM ÁGUA BOA', 'EM Água Boa'],
  ['ENSINO EM CASA', 'Ensino em Casa'],
  ['CMEI JOÃO PAULO XXIII', 'CMEI João Paulo XXIII'],
  ['ESCOLA MUNICIPAL Nº 12', 'Escola Municipal nº 12'],
  ['CEREALISTA SÃO JOÃO LTDA - ME', 'Cerealista São João LTDA - ME'],
  ['FRIGORÍFICO DEMONSTRAÇÃO S.A.', 'Frigorífico Demonstração S.A.'],
  ['SÍTIO BOA VISTA (AGRICULTOR INDIVIDUAL)', 'Sítio Boa Vista (Agricultor Individual)'],
  ["CRECHE OLHO-D'ÁGUA", "Creche Olho-D'Água"],
  ['PRAÇA DA MATRIZ', 'Praça da Matriz'],
  ['CRECHE SOL OU LUA', 'Creche Sol ou Lua'],
  ['ADMINISTRAÇÃO', 'Administração'],
  ['ARROZ 5 KG', 'Arroz 5 kg'],
  ['A CASA', 'A Casa'],
  ['ESCOLA A', 'Escola A'],
  // The letters that somebody chose.
  ['Escola do SOL', 'Escola do SOL'],
  ['12', '12'],
  ['', ''],
] as const;

test.each(PROPRIOS)('%s is read as %s', (nome, lido) => {
  expect(nomeProprio(nome)).toBe(lido);
});

const COMUNS = [
  ['ARROZ BRANCO TIPO 1', 'Arroz branco tipo 1'],
  ['LEITE UHT INTEGRAL 1 L', 'Leite UHT integral 1 L'],
  ['ÓLEO DE SOJA 900 ML', 'Óleo de soja 900 ml'],
  ['FARINHA DE MILHO AMARELA (FLOCAO/CUSCUZ)', 'Farinha de milho amarela (flocao/cuscuz)'],
  ['GRAO-DE-BICO', 'Grao-de-bico'],
  ['MARGARINA COM SAL (65% LIPIDIOS)', 'Margarina com sal (65% lipidios)'],
  ['SARDINHA EM CONSERVA (OLEO)', 'Sardinha em conserva (oleo)'],
  ['OVOS BRANCOS BANDEJA COM 30 (1,5 KG)', 'Ovos brancos bandeja com 30 (1,5 kg)'],
  ['PAPEL SULFITE A4 500 FOLHAS', 'Papel sulfite A4 500 folhas'],
  ['ARROZ 5KG', 'Arroz 5kg'],
  ['LEITE COM VITAMINA B12 LOTE X7K2', 'Leite com vitamina B12 lote X7K2'],
  ['LEITE UHT CAIXA 12 X 1 L', 'Leite UHT caixa 12 x 1 L'],
  ['SUCO COM VITAMINA C', 'Suco com vitamina C'],
  ['ÓLEO COM VITAMINA E', 'Óleo com vitamina E'],
  ['LEITE COM VITAMINAS A E D', 'Leite com vitaminas A e D'],
  ['ALERGIA A OVO', 'Alergia a ovo'],
  ['QUEIJO TIPO A', 'Queijo tipo A'],
  ['FUNDAMENTAL A', 'Fundamental A'],
  ['FRUTA TIPO A COM CASCA', 'Fruta tipo A com casca'],
  ['FEIJÃO TIPO I', 'Feijão tipo I'],
  ['FUNDAMENTAL II', 'Fundamental II'],
  ["CAIXA D'ÁGUA", "Caixa d'água"],
  ['FUNDAMENTAL – TERÇA SEM GLÚTEN', 'Fundamental – terça sem glúten'],
  ['SEMANA 1 – QUARTA-FEIRA', 'Semana 1 – quarta-feira'],
  ['ARROZ, FEIJÃO, CARNE MOÍDA COM BATATA E SALADA', 'Arroz, feijão, carne moída com batata e salada'],
  ['1º AO 5º ANO', '1º ao 5º ano'],
  ['APLV (ALERGIA À PROTEÍNA DO LEITE DE VACA)', 'APLV (alergia à proteína do leite de vaca)'],
  ['SELETIVIDADE ALIMENTAR (TEA)', 'Seletividade alimentar (TEA)'],
  ['PRÉ-ESCOLA', 'Pré-escola'],
  ['EJA', 'EJA'],
  ['(SEM) GLÚTEN', '(Sem) glúten'],
  // 'MAÇÃ' whose accents are characters of their own.
  ['MAC\u0327A\u0303', 'Mac\u0327a\u0303'],
  ['Arroz da VOVÓ', 'Arroz da VOVÓ'],
  ['', ''],
] as const;

test.each(COMUNS)('the thing %s is read as %s', (nome, lido) => {
  expect(nomeComum(nome)).toBe(lido);
});

test.each([...PROPRIOS, ...COMUNS])('%s keeps its letters, and is read only once', (nome) => {
  for (const ler of [nomeProprio, nomeComum]) {
    expect(ler(nome)).toHaveLength(nome.length);
    expect(ler(nome).toLowerCase()).toBe(nome.toLowerCase());
    expect(ler(ler(nome))).toBe(ler(nome));
  }
});
