import { renderTela } from '@merenda/shared/testing';
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
  await usuario.click(screen.getByRole('button', { name: 'Filtros' }));
  await usuario.type(screen.getByRole('textbox', { name: 'Marca' }), 'b');
  const antes = desenhos;
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'ar');
  expect(desenhos).toBe(antes);
  expect(screen.getByRole('status')).toHaveTextContent('{"marca":"b","nome":"ar"}');
});

const TRES: CampoPerguntado[] = [
  { tipo: 'opcao', campo: 'tipo', rotulo: 'Tipo', opcoes: [{ valor: 1, rotulo: 'Fruta' }] },
  { campo: 'nome', rotulo: 'Nome', principal: true },
  { campo: 'marca', rotulo: 'Marca' },
];
const renderTres = (campos = TRES) =>
  renderTela(<CamposDeBusca campos={campos} criterios={{ marca: 'b' }} aoMudar={() => undefined} />);

test("the line has the main field; 'Filtros' opens the others, with what they search", async () => {
  const { usuario } = renderTres();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Marca' })).not.toBeInTheDocument();
  const filtros = screen.getByRole('button', { name: 'Filtros' });
  expect(filtros).toHaveAttribute('aria-expanded', 'false');
  await usuario.click(filtros);
  expect(screen.getByRole('textbox', { name: 'Marca' })).toHaveValue('b');
  expect(screen.getByRole('combobox', { name: 'Tipo' })).toBeInTheDocument();
  await usuario.click(filtros);
  expect(screen.queryByRole('textbox', { name: 'Marca' })).not.toBeInTheDocument();
});

test('a search of one field of text needs no button, and one without such a field has only the button', () => {
  const { unmount } = renderTres(TRES.slice(1, 2));
  expect(screen.queryByRole('button', { name: 'Filtros' })).not.toBeInTheDocument();
  unmount();
  renderTres(TRES.slice(0, 1));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filtros' })).toBeInTheDocument();
});
