import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Icone } from '@merenda/shared/ui';
import { Button } from 'antd';
import type { Ref } from 'react';
import { BotaoDoEvento } from './BotaoDoEvento.js';
import { nomeDoDia } from './mes.js';
import type { VistaDoCalendario } from './vista.js';

interface DiaDaListaProps extends VistaDoCalendario {
  dia: string;
  /** The position of the day on the page. */
  secao?: Ref<HTMLElement>;
}

/** One day with all its menus. */
export function DiaDaLista({ dia, secao, ...vista }: DiaDaListaProps) {
  const { hoje, eventos, marca, aoVincular } = vista;
  const daEscola = marca(dia)?.texto;
  const nome = nomeDoDia(dia);
  return (
    <section ref={secao} data-dia={dia} className="calendario-dia-da-lista" aria-label={nome}>
      <header>
        <h3>
          {nome}
          {dia === hoje && <span className="calendario-etiqueta">Hoje</span>}
          {daEscola && <span className="calendario-etiqueta">{daEscola}</span>}
        </h3>
        {aoVincular && (
          <Button
            icon={<Icone de={PlusOutlined} />}
            aria-label={`Vincular cardápio em ${nome}`}
            onClick={() => aoVincular(dia)}
          />
        )}
      </header>
      {(eventos.get(dia) ?? []).map((evento) => (
        <BotaoDoEvento key={evento.chave} {...vista} evento={evento} detalhado />
      ))}
    </section>
  );
}
