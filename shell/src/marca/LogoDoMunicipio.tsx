import { enderecoDoLogo, nomeProprio } from '@merenda/shared/formatos';
import { useState } from 'react';
import type { Cidade } from './cidade.js';
import { Marca } from './Marca.js';

/**
 * The municipality's logo. Its initials while the file loads or if there is none; the product's mark while the city is
 * unknown.
 */
export function LogoDoMunicipio({ cidade }: { cidade: Cidade | null }) {
  const [mostrada, setMostrada] = useState<string | null>(null);
  if (!cidade) return <Marca tamanho={96} />;
  const { nome } = cidade;
  return (
    <>
      {mostrada !== nome && (
        <span className="iniciais-do-municipio" aria-hidden="true">
          {iniciais(nome)}
        </span>
      )}
      <img
        src={enderecoDoLogo(nome)}
        alt={`Brasão de ${nomeProprio(nome)}`}
        height={96}
        hidden={mostrada !== nome}
        onLoad={() => {
          setMostrada(nome);
        }}
      />
    </>
  );
}

/** 'São João del-Rei' → 'SJ': of the words that begin with a capital the first two. */
function iniciais(nome: string): string {
  return nome
    .split(/\s+/)
    .map((palavra) => palavra.charAt(0))
    .filter((letra) => letra !== '' && letra === letra.toUpperCase())
    .slice(0, 2)
    .join('');
}
