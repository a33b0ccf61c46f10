import type { LinkInstitucional } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import type { ReactNode } from 'react';
import type { Cidade } from '../marca/cidade.js';
import { LogoDoMunicipio } from '../marca/LogoDoMunicipio.js';
import { Marca } from '../marca/Marca.js';

interface Props {
  cidade: Cidade | null;
  links: readonly LinkInstitucional[];
  children: ReactNode;
}

/** The frame of the login: the municipality and the form. */
export function MolduraDoLogin({ cidade, links, children }: Props) {
  return (
    <div className="acesso">
      <header className="acesso-municipio">
        <LogoDoMunicipio cidade={cidade} />
        <p className="acesso-secretaria">SECRETARIA DE EDUCAÇÃO</p>
        {/* Its line is kept while the city is unknown, so that the form does not move. */}
        <p className="acesso-cidade">{cidade ? `${nomeProprio(cidade.nome)} – ${cidade.uf}` : '\u00A0'}</p>
        <p className="acesso-lema">Da licitação ao prato: a alimentação escolar do município em um só lugar.</p>
      </header>
      <main className="acesso-formulario">
        <div className="acesso-cartao">
          <p className="acesso-produto">
            <Marca tamanho={40} /> Merenda Escolar
          </p>
          <h1>Entre na sua conta</h1>
          {children}
          <LinksInstitucionais links={links} />
        </div>
      </main>
    </div>
  );
}

/** Support and social networks of the municipality, below the login. Its room is kept while they are on their way. */
function LinksInstitucionais({ links }: { links: readonly LinkInstitucional[] }) {
  return (
    <nav className="acesso-links" aria-label="Suporte e redes sociais">
      <ul>
        {links.map(({ nome, endereco }) => (
          <li key={nome}>
            <a href={endereco} {...(endereco.startsWith('http') && { target: '_blank', rel: 'noreferrer' })}>
              {nome}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
