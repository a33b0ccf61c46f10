import type { LinkInstitucional } from '@merenda/shared/contratos';

/** Support and social networks of the municipality, below the login. Its room is kept while they are on their way. */
export function LinksInstitucionais({ links }: { links: readonly LinkInstitucional[] }) {
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
