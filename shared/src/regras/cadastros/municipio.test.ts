import {
  ajudaDoCodigo,
  codigoDoMunicipio,
  ESQUEMAS_DE_LINK,
  ESQUEMAS_DE_PAGINA,
  podeVincular,
  violacoesDoAnoLetivo,
  violacoesDoEndereco,
  violacoesDoEstado,
  violacoesDoFuso,
  violacoesDoResponsavelTecnico,
} from './municipio.js';

describe('the state of a code of IBGE', () => {
  test.each([
    ['SP', '3550308'],
    ['DF', '5300108'],
    ['RO', '1100015'],
    ['SP', ''],
    [undefined, '3550308'],
  ] as const)('%s and %j fit', (uf, codigoIbge) => {
    expect(violacoesDoEstado({ uf, codigoIbge })).toEqual([]);
  });

  test('another state is refused at the code', () => {
    expect(violacoesDoEstado({ uf: 'RJ', codigoIbge: '3550308' })).toEqual([
      { campo: 'codigoIbge', mensagem: 'O código não é de um município de RJ.' },
    ]);
  });
});

describe('the list of municipalities', () => {
  const MT = [
    { codigo: '5100201', nome: 'Água Boa' },
    { codigo: '5101803', nome: 'Barra do Garças' },
  ];

  test.each([
    ['Água Boa', '5100201'],
    ['BARRA DO GARCAS', '5101803'],
    [' agua boa ', '5100201'],
    ['Barra', undefined],
    ['', undefined],
  ])('%j has the code %s', (nome, codigo) => {
    expect(codigoDoMunicipio(MT, nome)).toBe(codigo);
  });

  test.each([
    ['5101803', 'É o código de Barra do Garças.'],
    [' 5101803 ', 'É o código de Barra do Garças.'],
    ['5101804', 'Os 7 dígitos do município.'],
    [null, 'Os 7 dígitos do município.'],
  ])('the text below the code %j is: %s', (codigo, frase) => {
    expect(ajudaDoCodigo(MT, codigo)).toBe(frase);
  });
});

describe('the school year', () => {
  test.each([
    ['2026-02-02', '2026-12-18'],
    ['2026-02-02', null],
    [null, '2026-12-18'],
    [undefined, ''],
    ['2026-02-02', ''],
  ])('from %j to %j', (inicioAnoLetivo, fimAnoLetivo) => {
    expect(violacoesDoAnoLetivo({ inicioAnoLetivo, fimAnoLetivo })).toEqual([]);
  });

  test.each([
    ['2026-02-02', '2026-02-02'],
    ['2026-12-18', '2026-02-02'],
  ])('from %s to %s is refused at its end', (inicioAnoLetivo, fimAnoLetivo) => {
    expect(violacoesDoAnoLetivo({ inicioAnoLetivo, fimAnoLetivo })).toEqual([
      { campo: 'fimAnoLetivo', mensagem: 'O fim do ano letivo deve ser depois do início.' },
    ]);
  });
});

describe('addresses', () => {
  test.each([
    ['https://viacep.com.br/ws', ESQUEMAS_DE_PAGINA],
    ['http://10.0.0.5:8080', ESQUEMAS_DE_PAGINA],
    ['https://[::1]:3000/api?chave=abc', ESQUEMAS_DE_PAGINA],
    ['https://prefeitura.água-boa.example/', ESQUEMAS_DE_LINK],
    ['mailto:suporte@municipio.example', ESQUEMAS_DE_LINK],
    ['tel:+551633990000', ESQUEMAS_DE_LINK],
    ['', ESQUEMAS_DE_LINK],
  ])('%j', (endereco, esquemas) => {
    expect(violacoesDoEndereco(endereco, esquemas)).toEqual([]);
  });

  test.each([
    ['javascript:alert(1)', ESQUEMAS_DE_LINK],
    ['www.municipio.example', ESQUEMAS_DE_LINK],
    ['https://', ESQUEMAS_DE_LINK],
    ['https://municipio example', ESQUEMAS_DE_LINK],
    ['mailto:suporte', ESQUEMAS_DE_LINK],
    ['mailto:suporte@municipio.example', ESQUEMAS_DE_PAGINA],
    ['file:///etc/passwd', ESQUEMAS_DE_PAGINA],
  ])('%j is refused', (endereco, esquemas) => {
    expect(violacoesDoEndereco(endereco, esquemas)).toHaveLength(1);
  });

  test('the sentence names the schemes', () => {
    expect(violacoesDoEndereco('x', ESQUEMAS_DE_PAGINA)).toEqual([
      { campo: 'endereco', mensagem: 'Use um endereço completo, que comece com http: ou https:.' },
    ]);
  });
});

test.each([
  ['TODOS', [], true],
  ['TODOS', ['CARDAPIOS'], true],
  ['CARDAPIOS', [], false],
  ['CARDAPIOS', ['ESTOQUES'], false],
  ['CARDAPIOS', ['ESTOQUES', 'CARDAPIOS'], true],
] as const)('%s, and a user with %j', (vinculo, permissoes, pode) => {
  expect(podeVincular(vinculo, permissoes)).toBe(pode);
});

test.each([
  [{ nutricionistaNome: 'Ana', nutricionistaCrn: 'CRN-09/12345' }, []],
  [{ nutricionistaNome: null, nutricionistaCrn: '' }, []],
  [{ nutricionistaNome: 'Ana' }, [{ campo: 'nutricionistaCrn', mensagem: 'Informe também o CRN.' }]],
  [{ nutricionistaCrn: 'CRN-09/12345' }, [{ campo: 'nutricionistaNome', mensagem: 'Informe também o nome.' }]],
])('the nutritionist %j', (nutricionista, violacoes) => {
  expect(violacoesDoResponsavelTecnico(nutricionista)).toEqual(violacoes);
});

test.each(['America/Sao_Paulo', 'America/Rio_Branco', 'UTC'])('the time zone %s is known', (fuso) =>
  expect(violacoesDoFuso(fuso)).toEqual([]),
);

// An offset is valid for Intl, and PostgreSQL reads '-03:00' as three hours east.
test.each(['America/Lugar', 'Brasilia', '-03:00', '+03:00', ''])('the time zone %j is refused', (fuso) =>
  expect(violacoesDoFuso(fuso)).toEqual([{ campo: 'fuso', mensagem: 'Fuso horário desconhecido.' }]),
);
