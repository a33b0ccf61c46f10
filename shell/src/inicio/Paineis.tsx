import { temPermissao } from '@merenda/shared';
import type { PainelDeArea } from '@merenda/shared/area';
import { useId } from 'react';
import type { AreaPublicada } from '../federation/registry.js';
import { TelaDaArea } from '../federation/TelaDaArea.js';
import { usePaineisAbertos } from './paineis-abertos.js';

/** The panels of the areas that the user may see, closed until they are opened: their code loads then. */
export function Paineis({ areas }: { areas: readonly AreaPublicada[] }) {
  return areas.flatMap((publicada) =>
    (publicada.area.paineis ?? [])
      .filter(({ permissao }) => temPermissao(permissao))
      .map((painel) => <Painel key={`${publicada.area.id} ${painel.id}`} publicada={publicada} painel={painel} />),
  );
}

function Painel({ publicada, painel }: { publicada: AreaPublicada; painel: PainelDeArea }) {
  const id = useId();
  const nome = `${publicada.area.id}/${painel.id}`;
  const { abertos, alternar } = usePaineisAbertos();
  const aberto = abertos.includes(nome);
  return (
    <section className="painel" aria-labelledby={id}>
      <h2 id={id}>
        <button type="button" aria-expanded={aberto} onClick={() => alternar(nome)}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M8 4l8 8-8 8" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
          {painel.titulo}
        </button>
      </h2>
      {aberto && (
        <div className="painel-conteudo">
          <TelaDaArea publicada={publicada} tela={painel.id} />
        </div>
      )}
    </section>
  );
}
