import type { LinkInstitucional } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import type { ReactNode } from 'react';
import type { Cidade } from '../marca/cidade.js';
import { LogoDoMunicipio } from '../marca/LogoDoMunicipio.js';
import { Marca } from '../marca/Marca.js';
import { LinksInstitucionais } from './LinksInstitucionais.js';

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
