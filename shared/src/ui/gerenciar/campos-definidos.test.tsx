import type { ListaConvencao } from '@merenda/shared/contratos';
import type { CampoDefinido } from '@merenda/shared/regras';
import { renderTela, simularApi } from '@merenda/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useColunas, useDetalhes } from './campos-definidos.js';

interface Saco {
  nome: string;
  peso: number;
  cargos: string[];
}

const CAMPOS = {
  nome: { titulo: 'Nome', valor: ({ nome }) => nome, naTela: (texto) => texto.toLowerCase(), onde: ['tela'] },
  peso: {
    titulo: 'Peso (kg)',
    titulos: { tela: 'Peso' },
    tipo: 'quantidade',
    valor: ({ peso }) => peso,
    so: ({ peso }) => peso > 0,
    onde: ['tela'],
    ordem: 'peso',
  },
  codigo: { titulo: 'Código', valor: () => 'x', onde: ['tela'], ordem: false, detalhe: false },
  cargos: {
    titulo: 'Cargos',
    valor: ({ cargos }, descrever) => cargos.map((cargo) => descrever('cargos', cargo)),
    convencao: 'cargos',
  },
} satisfies Record<string, CampoDefinido<Saco, ListaConvencao>>;

const SACO: Saco = { nome: 'ARROZ', peso: 1234.5, cargos: ['MERENDEIRA', 'OUTRO'] };

/** What a hook gives on a screen. */
function ler<T>(usar: () => T): T {
  simularApi({ 'GET /convencoes/cargos': [] });
  const lidos: T[] = [];
  function Tela() {
    lidos.push(usar());
    return null;
  }
  renderTela(<Tela />);
  const [primeiro] = lidos;
  if (primeiro === undefined) throw new Error('the screen was not drawn');
  return primeiro;
}

test('a column has the title of the screen and the written value, and is sorted by the stored one', () => {
  const [nome, peso, codigo] = ler(() => useColunas<Saco, keyof typeof CAMPOS>(CAMPOS));
  expect([nome?.titulo, peso?.titulo]).toEqual(['Nome', 'Peso']);
  expect([nome?.valor(SACO), peso?.valor(SACO)]).toEqual(['arroz', '1.234,5']);
  expect([nome?.numerica, peso?.numerica]).toEqual([false, true]);
  const ordens = [nome, peso].map((coluna) => (typeof coluna?.ordem === 'function' ? coluna.ordem(SACO) : undefined));
  expect(ordens).toEqual(['ARROZ', 1234.5]);
  expect(codigo?.ordem).toBeUndefined();
});

test('a list that the server sorts has its orders, and a screen its own order of columns and drawings', () => {
  const colunas = ler(() =>
    useColunas<Saco, keyof typeof CAMPOS>(CAMPOS, {
      doServidor: true,
      nomes: ['peso', 'nome'],
      desenhos: { nome: () => 'desenhado' },
    }),
  );
  expect(colunas.map(({ titulo, ordem }) => [titulo, ordem])).toEqual([
    ['Peso', 'peso'],
    ['Nome', undefined],
  ]);
  expect(colunas[1]?.valor(SACO)).toBe('desenhado');
});

const PACOTE = { unidadeProduto: 'PACOTE', medidaReal: 5, unidadeMedida: 'KG' };

test('packages are drawn with what they hold, a code stays on one line, and days are sorted as days', async () => {
  const campos = {
    lote: { titulo: 'Lote', tipo: 'codigo', valor: () => 'L-1', onde: ['tela'] },
    saldo: { titulo: 'Saldo', tipo: 'embalagens', valor: () => 2, produto: () => PACOTE, onde: ['tela'] },
    validade: { titulo: 'Validade', tipo: 'data', valor: () => '31/01/2027', onde: ['tela'] },
    quando: { titulo: 'Quando', tipo: 'instante', valor: () => '31/01/2027 08:00', onde: ['tela'] },
    motivo: { titulo: 'Motivo', valor: () => null },
  } satisfies Record<string, CampoDefinido<Saco, ListaConvencao>>;
  simularApi({ 'GET /convencoes/unidades-produto': [{ nome: 'PACOTE', descricao: 'Pacote' }] });
  const lidas: (string | number | undefined)[][] = [];
  function Tela() {
    const colunas = useColunas<Saco, keyof typeof campos>(campos);
    lidas.push(colunas.map(({ ordem }) => (typeof ordem === 'function' ? ordem(SACO) : undefined)));
    return colunas.map(({ titulo, valor }) => <p key={titulo}>{valor(SACO)}</p>);
  }
  renderTela(<Tela />);
  await screen.findByText('(2 × pacote de 5 kg)');
  expect(screen.getByText('10 kg')).toHaveTextContent('10 kg (2 × pacote de 5 kg)');
  expect(screen.getByText('L-1')).toHaveStyle({ whiteSpace: 'nowrap' });
  expect(lidas[0]).toEqual(['L-1', 2, '2027-01-31', '2027-01-31 08:00']);
});

test('the columns stay the same while what they depend on does', () => {
  const lidas: unknown[] = [];
  function Tela() {
    const [vezes, setVezes] = useState(0);
    lidas.push(useColunas<Saco, keyof typeof CAMPOS>(CAMPOS));
    return <button onClick={() => setVezes(vezes + 1)}>{vezes}</button>;
  }
  renderTela(<Tela />);
  fireEvent.click(screen.getByRole('button'));
  expect(lidas.length).toBeGreaterThan(1);
  expect(new Set(lidas).size).toBe(1);
});

test('an order that the browser computes is none of the server', () => {
  const campos = {
    nome: { titulo: 'Nome', valor: ({ nome }) => nome, onde: ['tela'], ordem: ({ nome }) => nome },
  } satisfies Record<string, CampoDefinido<Saco, ListaConvencao>>;
  const [coluna] = ler(() => useColunas<Saco, 'nome'>(campos, { doServidor: true }));
  expect(coluna?.ordem).toBeUndefined();
});

test('the details are the fields that the record has, all or in an order of their own', () => {
  const detalhesDe = ler(() => useDetalhes<Saco, keyof typeof CAMPOS>(CAMPOS));
  expect(detalhesDe(SACO).map(({ rotulo }) => rotulo)).toEqual(['Nome', 'Peso (kg)', 'Cargos']);
  expect(detalhesDe({ ...SACO, peso: 0 }).map(({ rotulo }) => rotulo)).toEqual(['Nome', 'Cargos']);
  expect(detalhesDe(SACO, ['peso', 'nome'])).toEqual([
    { rotulo: 'Peso (kg)', valor: '1.234,5' },
    { rotulo: 'Nome', valor: 'arroz' },
  ]);
});

test('codes are described, several of them in one text', async () => {
  function Tela() {
    const [detalhe] = useDetalhes<Saco, keyof typeof CAMPOS>(CAMPOS)(SACO, ['cargos']);
    return <p>{detalhe?.valor}</p>;
  }
  simularApi({ 'GET /convencoes/cargos': [{ nome: 'MERENDEIRA', descricao: 'Merendeira(o)' }] });
  renderTela(<Tela />);
  expect(await screen.findByText('Merendeira(o), OUTRO')).toBeVisible();
});
