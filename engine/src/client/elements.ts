/** What makes elements. It comes beside React, of which it is no part: the search box makes some without it. */
import 'react/jsx-runtime';
