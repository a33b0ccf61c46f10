import type { GrupoVisivel } from '../menu/menu.js';
import { Bloco } from './Bloco.js';
import './inicio.css';

/** Screen '/home': a tile for each group of the menu. */
export function Inicio({ menu }: { menu: readonly GrupoVisivel[] }) {
  return (
    <div className="inicio">
      <h1>Página Inicial</h1>
      {menu.length > 0 ? (
        <ul className="inicio-blocos">
          {menu.map((grupo) => (
            <li key={grupo.id}>
              <Bloco grupo={grupo} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="inicio-vazio">Nenhuma tela está disponível para o seu usuário. Se isso parece um engano, fale com o administrador do sistema.</p>
      )}
    </div>
  );
}
