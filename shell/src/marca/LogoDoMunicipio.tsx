import { enderecoDoLogo } from '@merenda/shared/formatos';
import { useState } from 'react';
import type { Cidade } from './cidade.js';
import { Marca } from './Marca.js';

/** The municipality's logo, or the product's own mark where its file is missing or the city is not known yet. */
export function LogoDoMunicipio({ cidade }: { cidade: Cidade | null }) {
  const [ausente, setAusente] = useState<string | null>(null);
  if (!cidade || ausente === cidade.nome) return <Marca tamanho={88} />;
  return (
    <img
      src={enderecoDoLogo(cidade.nome)}
      alt={`Brasão de ${cidade.nome}`}
      height={96}
      onError={() => {
        setAusente(cidade.nome);
      }}
    />
  );
}
