import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { preCarregarTela } from '../federation/load-area.js';
import type { AreaPublicada } from '../federation/registry.js';
import { LinkDeTela } from './LinkDeTela.js';

jest.mock('../federation/load-area.js', () => ({ preCarregarTela: jest.fn() }));

test('a link that gets the focus loads its screen ahead, but not before the page has drawn the focus', async () => {
  const publicada = { area: { id: 'mf-cadastros', telas: [] } } as unknown as AreaPublicada;
  const atalho = { rotulo: 'Itens', caminho: '/gerenciar-itens', titulo: 'Itens', tela: 'gerenciar-itens', publicada };
  render(
    <MemoryRouter>
      <LinkDeTela atalho={atalho} />
    </MemoryRouter>,
  );
  act(() => screen.getByRole('link', { name: 'Itens' }).focus());
  expect(preCarregarTela).not.toHaveBeenCalled();
  await waitFor(() => expect(preCarregarTela).toHaveBeenCalledWith(publicada, 'gerenciar-itens'));
});

test.each([
  ['/configuracoes', ['Configurações']],
  ['/configuracoes/privacidade', ['Privacidade']],
])('at %s the current entry is %j', (endereco, atuais) => {
  const telas = ['/configuracoes', '/configuracoes/privacidade'];
  const publicada = { area: { telas: telas.map((caminho) => ({ caminho })) } } as unknown as AreaPublicada;
  render(
    <MemoryRouter initialEntries={[endereco]}>
      {['Configurações', 'Privacidade'].map((rotulo, i) => (
        <LinkDeTela
          key={rotulo}
          atalho={{ rotulo, caminho: telas[i] ?? '', titulo: rotulo, tela: rotulo, publicada }}
        />
      ))}
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(atuais);
});
