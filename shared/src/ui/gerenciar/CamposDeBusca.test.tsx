import { fingirTelaEstreita, renderTela } from '@merenda/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { CamposDeBusca } from './CamposDeBusca.js';
import type { CampoPerguntado, Criterios } from './filtro.js';

let desenhos = 0;
const CAMPOS: CampoPerguntado[] = [
  { campo: 'nome', rotulo: 'Nome' },
  {
    campo: 'marca',
    get rotulo() {
      desenhos += 1;
      return 'Marca';
    },
  },
];

function Busca() {
  const [criterios, setCriterios] = useState<Criterios>({});
  return (
    <>
      <CamposDeBusca campos={CAMPOS} criterios={criterios} aoMudar={setCriterios} />
      <output>{JSON.stringify(criterios)}</output>
    </>
  );
}

test('typing in one field draws no other field again, and each keeps its text', async () => {
  const { usuario } = renderTela(<Busca />);
  await usuario.type(screen.getByRole('textbox', { name: 'Marca' }), 'b');
  const antes = desenhos;
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'ar');
  expect(desenhos).toBe(antes);
  expect(screen.getByRole('status')).toHaveTextContent('{"marca":"b","nome":"ar"}');
});

const DOIS_A_MAIS: CampoPerguntado[] = [
  { tipo: 'opcao', campo: 'tipo', rotulo: 'Tipo', opcoes: [{ valor: 1, rotulo: 'Fruta' }] },
  { campo: 'nome', rotulo: 'Nome', principal: true },
  { campo: 'marca', rotulo: 'Marca' },
];

test('a phone shows the main field; the others come on demand, with what they search', async () => {
  fingirTelaEstreita(true);
  const { usuario } = renderTela(
    <CamposDeBusca campos={DOIS_A_MAIS} criterios={{ marca: 'b' }} aoMudar={() => undefined} />,
  );
  expect(screen.getByRole('textbox', { name: 'Nome' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Marca' })).not.toBeInTheDocument();
  const mais = screen.getByRole('button', { name: 'Mais 2 campos de busca' });
  expect(mais).toHaveAttribute('aria-expanded', 'false');
  await usuario.click(mais);
  expect(screen.getByRole('textbox', { name: 'Marca' })).toHaveValue('b');
  await usuario.click(screen.getByRole('button', { name: 'Menos campos de busca' }));
  expect(screen.queryByRole('textbox', { name: 'Marca' })).not.toBeInTheDocument();
});

test('a phone shows two fields: a button in place of one would save no room', () => {
  fingirTelaEstreita(true);
  renderTela(<CamposDeBusca campos={DOIS_A_MAIS.slice(0, 2)} criterios={{}} aoMudar={() => undefined} />);
  expect(screen.getByRole('textbox', { name: 'Nome' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Tipo' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /campos? de busca/ })).not.toBeInTheDocument();
});
