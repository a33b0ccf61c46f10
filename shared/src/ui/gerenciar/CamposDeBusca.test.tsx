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

test('what is typed in one field draws no other field again, and each keeps its text', async () => {
  const { usuario } = renderTela(<Busca />);
  await usuario.type(screen.getByRole('textbox', { name: 'Marca' }), 'b');
  const antes = desenhos;
  await usuario.type(screen.getByRole('textbox', { name: 'Nome' }), 'ar');
  expect(desenhos).toBe(antes);
  expect(screen.getByRole('status')).toHaveTextContent('{"marca":"b","nome":"ar"}');
});
