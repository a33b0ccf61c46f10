import { camposEm, celulaDe, convencoesDe, type CampoDefinido } from './definicao.js';

interface Item {
  nome: string;
  alergenicos: string[];
}

const CAMPOS = {
  nome: { titulo: 'Nome', titulos: { papel: 'Item' }, valor: ({ nome }) => nome, onde: ['tela', 'papel'] },
  alergenicos: {
    titulo: 'Alergênicos',
    valor: ({ alergenicos }, descrever) => alergenicos.map((codigo) => descrever('alergenicos', codigo)),
    convencao: 'alergenicos',
    onde: ['papel'],
  },
  tracos: { titulo: 'Traços', valor: () => null, convencao: 'alergenicos' },
} satisfies Record<string, CampoDefinido<Item, 'alergenicos'>>;

const titulosEm = (lugar: 'tela' | 'papel' | 'exportacao', nomes?: (keyof typeof CAMPOS)[]) =>
  camposEm<Item, 'alergenicos', keyof typeof CAMPOS>(CAMPOS, lugar, nomes).map(({ campo, titulo }) => [campo, titulo]);

test('a place has its own fields and titles, in the order of the definition', () => {
  expect(titulosEm('tela')).toEqual([['nome', 'Nome']]);
  expect(titulosEm('papel')).toEqual([
    ['nome', 'Item'],
    ['alergenicos', 'Alergênicos'],
  ]);
});

test('a field that names no place is in the export', () => {
  expect(titulosEm('exportacao')).toEqual([['tracos', 'Traços']]);
});

test('a place may name its fields in an order of its own', () => {
  expect(titulosEm('papel', ['tracos', 'nome'])).toEqual([
    ['tracos', 'Traços'],
    ['nome', 'Item'],
  ]);
});

test('several texts are one cell', () => {
  const registro = { nome: 'PÃO', alergenicos: ['TRIGO', 'SOJA'] };
  const minusculas = (_lista: string, codigo: string | null | undefined) => codigo?.toLowerCase() ?? '';
  expect(celulaDe(CAMPOS.alergenicos, registro, minusculas, '; ')).toBe('trigo; soja');
  expect(celulaDe(CAMPOS.nome, registro, minusculas, ', ')).toBe('PÃO');
  expect(celulaDe(CAMPOS.tracos, registro, minusculas, ', ')).toBeNull();
});

test('each look-up list is named once', () => {
  expect(convencoesDe(Object.values<CampoDefinido<Item, 'alergenicos'>>(CAMPOS))).toEqual(['alergenicos']);
});
