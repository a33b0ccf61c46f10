import { temPermissao } from '@merenda/shared';
import { EstadoVazio, Tela } from '@merenda/shared/ui';
import { useId } from 'react';
import { useFederacao } from '../federation/federacao.js';
import type { AreaPublicada } from '../federation/registry.js';
import { LinkDeTela } from '../menu/LinkDeTela.js';
import { ajustesVisiveis, atalhoPara, type SecaoVisivelDeAjustes } from '../menu/menu.js';
import './ajustes.css';

/** Screen '/ajustes': what is set up rarely, each with what one does there. It shows what the user may open. */
export default function Ajustes() {
  const secoes = ajustesVisiveis(useFederacao().data?.areas ?? [], temPermissao);
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

function Secao({ secao: { titulo, links } }: { secao: SecaoVisivelDeAjustes<AreaPublicada> }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      <ul>
        {links.map(({ tela, descricao, de }) => (
          <li key={tela.caminho}>
            <LinkDeTela atalho={atalhoPara(de, tela)} />
            <span>{descricao}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
