import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import Saat from '@site/src/components/Saat';

export default { ...ComponentTypes, 'custom-saat': Saat };
