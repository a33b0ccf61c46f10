import { usePermissao } from '@merenda/shared';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { enderecoDaSugestao } from './criterios.js';

/** Opens the suggestion, which begins with what is known here; only for users who may register menus. */
export function BotaoSugerir({ comeco = {} }: { comeco?: Parameters<typeof enderecoDaSugestao>[0] }) {
  const pode = usePermissao('CARDAPIOS');
  const navigate = useNavigate();
  return pode && <Button onClick={() => void navigate(enderecoDaSugestao(comeco))}>Sugerir</Button>;
}
