import { cardapio } from '../teste/dados.js';
import { criteriosNoEndereco, enderecoDaSugestao, segundasAEscolher, vagasDaEtapa } from './criterios.js';

const daBusca = (busca: string, atual?: number) => criteriosNoEndereco(new URLSearchParams(busca), '2026-11-18', atual);

test('without an address the next week at the unit of the user is asked for', () => {
  // 18/11/2026 is a Wednesday.
  expect(daBusca('', 3)).toEqual({
    categoria: undefined,
    modalidade: undefined,
    unidade: 3,
    de: '2026-11-23',
    semanas: 1,
    objetivo: 'EQUILIBRIO',
  });
});

test('an address asks the same again, and what it cannot mean is left out', () => {
  const criterios = {
    categoria: 4,
    modalidade: 'INTEGRAL',
    unidade: 2,
    de: '2026-12-07',
    semanas: 3,
    objetivo: 'MAIS_BARATO',
  } as const;
  expect(daBusca(enderecoDaSugestao(criterios).split('?')[1] ?? '')).toEqual(criterios);
  // A Tuesday, too many weeks, and no such modality.
  expect(daBusca('de=2026-12-08&semanas=9&modalidade=NOTURNA&categoria=x')).toMatchObject({
    de: '2026-11-23',
    semanas: 1,
    modalidade: undefined,
    categoria: undefined,
  });
});

test('the weeks to choose from begin with the current one, and have that of the address', () => {
  const semanas = segundasAEscolher('2026-11-18', '2027-06-07');
  expect(semanas).toHaveLength(14);
  expect(semanas[0]).toEqual({ valor: '2026-11-16', rotulo: '16/11/2026 a 20/11/2026' });
  expect(semanas.at(-1)).toEqual({ valor: '2027-06-07', rotulo: '07/06/2027 a 11/06/2027' });
});

test('the meals are those of the newest regular menu by their hours, filled up to what the modality takes', () => {
  const servido = (hora: string, tipo: 'ALMOCO' | 'COLACAO') => ({ id: 1, hora, tipo, prato: { id: 1, nome: 'P' } });
  const menus = [
    cardapio(2, 'NOVO', {
      pratos: [servido('12:00', 'ALMOCO'), servido('09:30', 'COLACAO'), servido('12:00', 'ALMOCO')],
    }),
    cardapio(1, 'VELHO', { pratos: [servido('11:00', 'ALMOCO')] }),
    cardapio(3, 'SEM GLÚTEN', { cardapioTipo: 'ALTERNATIVO', pratos: [servido('10:00', 'ALMOCO')] }),
  ];
  const novas = [
    { hora: '09:30', tipo: 'COLACAO' },
    { hora: '12:00', tipo: 'ALMOCO' },
  ];
  expect(vagasDaEtapa('PARCIAL2', menus)).toEqual(novas);
  expect(vagasDaEtapa('INTEGRAL', menus)).toEqual([...novas, {}]);
  expect(vagasDaEtapa('INTEGRAL', [])).toEqual([{}, {}, {}]);
});
