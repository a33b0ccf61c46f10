import { Button } from 'antd';
import { useState, type ComponentProps } from 'react';
import { ModalConformidade } from './ModalConformidade.js';

/** Opens how the calendar that is shown stands to the rules of menus; nothing is read before. */
export function BotaoConformidade(mostrado: Omit<ComponentProps<typeof ModalConformidade>, 'aoFechar'>) {
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <Button onClick={() => setAberta(true)}>Conformidade</Button>
      {aberta && <ModalConformidade {...mostrado} aoFechar={() => setAberta(false)} />}
    </>
  );
}
