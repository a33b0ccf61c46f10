import { enderecoDoLogo } from '@merenda/shared/formatos';
import { useState } from 'react';

/** The municipality's logo, or its name where the file is missing. */
export function LogoDaFolha({ municipio }: { municipio: string }) {
  const [ausente, setAusente] = useState<string | null>(null);
  if (ausente === municipio) return <strong className="folha-marca">{municipio}</strong>;
  return <img className="folha-logo" src={enderecoDoLogo(municipio)} alt={`Brasão de ${municipio}`} onError={() => setAusente(municipio)} />;
}
