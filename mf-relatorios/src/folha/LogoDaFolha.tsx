import { logoPronto } from './logo.js';

/** The municipality's logo, or its name where there is no file: never a picture that is still on its way. */
export function LogoDaFolha({ municipio }: { municipio: string }) {
  const logo = logoPronto(municipio);
  if (logo === null) return <strong className="folha-marca">{municipio}</strong>;
  return <img className="folha-logo" src={logo} alt={`Brasão de ${municipio}`} />;
}
