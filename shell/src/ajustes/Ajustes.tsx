import { EstadoVazio, Tela } from '@merenda/shared/ui';
import { use, useId } from 'react';
import { Link } from 'react-router-dom';
import { AjustesVisiveis } from '../menu/ajustes-visiveis.js';
import type { SecaoVisivelDeAjustes } from '../menu/menu.js';
import './ajustes.css';

/** Screen '/ajustes': what is set up rarely, each with what one does there. It shows what the user may open. */
export default function Ajustes() {
  const secoes = use(AjustesVisiveis);
  return (
    <Tela titulo="Ajustes">
      {secoes.length > 0 ? (
        <div className="ajustes">
          {secoes.map((secao) => (
            <Secao key={secao.titulo} secao={secao} />
          ))}
        </div>
      ) : (
        <EstadoVazio mensagem="Não há ajustes para o seu usuário." />
      )}
    </Tela>
  );
}

function Secao({ secao: { titulo, links } }: { secao: SecaoVisivelDeAjustes }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      <ul>
        {links.map(({ tela: { caminho, titulo: daTela }, descricao }) => (
          <li key={caminho}>
            <Link to={caminho}>{daTela}</Link>
            <span>{descricao}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
